// The form of a new table: a data file is checked as soon as it is chosen, and every mistake in it is told.
const field = document.getElementById("data");
const verdict = document.getElementById("data-verdict");

field?.addEventListener("change", async () => {
  verdict.replaceChildren();
  verdict.className = "";
  const file = field.files[0];
  if (!file) return;
  const body = JSON.stringify({ data: await file.text() });
  const headers = { "content-type": "application/json" };
  let answer;
  try {
    const response = await fetch(field.dataset.check, { method: "POST", body, headers });
    answer = await response.json();
    if (!response.ok) answer = { mistakes: [{ text: answer.reason }] };
  } catch {
    return; // the form itself will be answered
  }
  if (field.files[0] !== file) return;
  const good = answer.mistakes.length === 0;
  verdict.className = good ? "done" : "trouble";
  const heading = document.createElement("p");
  heading.textContent = good ? field.dataset.good : field.dataset.bad;
  const list = document.createElement("ul");
  for (const mistake of answer.mistakes) {
    const item = document.createElement("li");
    item.textContent = mistake.text;
    list.append(item);
  }
  verdict.append(heading, ...(good ? [] : [list]));
});
