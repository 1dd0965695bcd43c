// The replay: steps without loading the page again, plays by itself. Without this script plain links do the same.
const box = document.getElementById("replay");
const image = box.querySelector("img.stage");
const source = box.querySelector("source");
const slider = document.getElementById("at");
const moment = document.getElementById("moment");
const play = box.querySelector("[data-play]");
const lines = [...box.querySelectorAll(".log a[data-at]")];
const steps = Number(box.dataset.steps);
const pattern = moment.textContent;
const started = Number(box.dataset.at);
let at = started;
let timer = 0;

function address(step, narrow) {
  const query = new URLSearchParams({ eyes: box.dataset.eyes, lang: box.dataset.lang });
  if (narrow) query.set("narrow", "1");
  query.set("v", box.dataset.stamp);
  return `${box.dataset.picture}${step}.svg?${query}`;
}

/** Fetch a picture ahead, so that it is there when its step comes. */
function ahead(step) {
  if (step > steps) return;
  new Image().src = address(step, matchMedia("(max-width: 700px)").matches);
}

function go(step) {
  at = Math.max(0, Math.min(steps, step));
  slider.value = String(at);
  source.srcset = address(at, true);
  image.src = address(at, false);
  moment.textContent = pattern.replace(String(started), String(at));
  let current = null;
  for (const line of lines) {
    line.parentElement.removeAttribute("aria-current");
    if (Number(line.dataset.at) <= at) current = line;
  }
  if (current) {
    current.parentElement.setAttribute("aria-current", "step");
    const list = current.closest(".log");
    const top = current.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top > list.scrollTop + list.clientHeight - 60) list.scrollTop = top - list.clientHeight / 2;
  }
  const url = new URL(location.href);
  url.searchParams.set("at", String(at));
  history.replaceState(null, "", url);
  ahead(at + 1);
  if (at === steps) stop();
}

function stop() {
  clearInterval(timer);
  timer = 0;
  play.setAttribute("aria-pressed", "false");
}

play.hidden = false;
play.addEventListener("click", () => {
  if (timer) return stop();
  if (at === steps) go(0);
  play.setAttribute("aria-pressed", "true");
  timer = setInterval(() => go(at + 1), 900);
});
slider.addEventListener("input", () => { stop(); go(Number(slider.value)); });
box.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-step], a[data-at]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  stop();
  const step = link.dataset.step;
  if (link.dataset.at) go(Number(link.dataset.at));
  else if (step === "end") go(steps);
  else if (step === "0") go(0);
  else go(at + Number(step));
});
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "ArrowLeft") go(at - 1);
  else if (event.key === "ArrowRight") go(at + 1);
  else return;
  stop();
  event.preventDefault();
});
go(at);
