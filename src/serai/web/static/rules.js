// The rules: while typing, only the sections that hold all words stay. Without this script the search asks the server.
const field = document.getElementById("q");
const hits = document.getElementById("hits");
const sections = [...document.querySelectorAll("section.rule")];
const texts = sections.map((section) => section.textContent.toLowerCase());

field.addEventListener("input", () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  sections.forEach((section, number) => {
    const fits = words.every((word) => texts[number].includes(word));
    section.hidden = !fits;
    if (fits) found += 1;
  });
  document.querySelector(".found")?.remove();
  hits.textContent = found ? "" : hits.dataset.none;
});
