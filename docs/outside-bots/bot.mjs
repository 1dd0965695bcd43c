// An outside bot for Serai's arena in JavaScript: it takes the legal action it has taken least often.
//
// serai arena kurier --bots "random,program:node docs/outside-bots/bot.mjs" --games 200

import { createInterface } from "node:readline";

let taken = new Map();

function choose(legal) {
  const times = (action) => taken.get(action) ?? 0;
  const action = legal.reduce((best, other) => (times(other) < times(best) ? other : best));
  taken.set(action, times(action) + 1);
  return action;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "game") taken = new Map();
  else if (message.type === "choose") console.log(JSON.stringify({ action: choose(message.legal) }));
}
