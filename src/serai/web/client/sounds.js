// Four small sounds, made on the spot.

/** @typedef {"move" | "turn" | "chat" | "end" | "no"} Sound */

/** Notes of each sound: [start in s, frequency in Hz, length in s, loudness]. @type {Record<Sound, number[][]>} */
const NOTES = {
  move: [[0, 196, 0.07, 0.1], [0.01, 98, 0.09, 0.16]],
  turn: [[0, 587, 0.35, 0.1], [0.13, 880, 0.6, 0.1]],
  chat: [[0, 740, 0.12, 0.06]],
  end: [[0, 392, 0.5, 0.09], [0.16, 494, 0.5, 0.09], [0.32, 587, 0.5, 0.09], [0.48, 784, 1.1, 0.11]],
  no: [[0, 150, 0.16, 0.1]],
};

/** @type {AudioContext | null} */
let audio = null;

/** Browsers allow sound only after a first click or key. */
export function wake() {
  if (audio || typeof AudioContext === "undefined") return;
  try {
    audio = new AudioContext();
  } catch {
    audio = null;
  }
}

/** @param {Sound} name */
export function sound(name) {
  if (!audio || audio.state === "closed") return;
  if (audio.state === "suspended") void audio.resume();
  const now = audio.currentTime;
  for (const [start = 0, frequency = 440, length = 0.1, loud = 0.1] of NOTES[name]) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = name === "move" ? "sine" : "triangle";
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, now + start);
    gain.gain.linearRampToValueAtTime(loud, now + start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.02);
  }
}
