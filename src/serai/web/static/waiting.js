// The waiting room: loads itself again when somebody sits down or the game begins; copies and shares the invitation.
const room = document.getElementById("waiting");

for (const button of document.querySelectorAll("[data-copy]")) {
  const field = document.getElementById(button.dataset.copy);
  if (!navigator.clipboard) break;
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(field.value);
    const words = button.textContent;
    button.textContent = button.dataset.done;
    setTimeout(() => { button.textContent = words; }, 1600);
  });
}
for (const button of document.querySelectorAll("[data-share]")) {
  if (!navigator.share) break;
  button.hidden = false;
  button.addEventListener("click", () => {
    navigator.share({ title: button.dataset.title, text: button.dataset.title, url: button.dataset.share }).catch(() => {});
  });
}
for (const field of document.querySelectorAll("[data-select]")) field.addEventListener("focus", () => field.select());

let first = null;
let wait = 500;

/** What of a table message the waiting room shows. */
function shown(message) {
  return JSON.stringify([message.status, message.seats.map((seat) => [seat.name, seat.bot ?? ""])]);
}

function listen() {
  const socket = new WebSocket(new URL(room.dataset.socket, location.href.replace(/^http/, "ws")));
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    // after the first table only what has changed is told
    const changed = message.type === "delta" && ("seats" in message || "status" in message);
    if (message.type !== "table" && !changed) return;
    wait = 500;
    const now = changed ? "" : shown(message);
    if (changed || first !== null && now !== first || message.status !== "waiting") {
      socket.onclose = null;
      socket.close();
      location.reload();
    }
    first = now;
  };
  socket.onclose = (event) => {
    if (event.code === 4003 || event.code === 4004 || event.code === 4031) return;
    setTimeout(listen, wait);
    wait = Math.min(wait * 2, 15000);
  };
}
listen();
