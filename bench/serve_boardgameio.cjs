// One contestant of bench/serve.py: a boardgame.io server, and the socket.io client that drives it.
//
//   node serve_boardgameio.cjs server STATE [FOLDER]   prints {"port": ...} and serves until its input ends
//   node serve_boardgameio.cjs load PORT TABLES        answers each line {"seconds": s} with {"latencies": [...]}
//
// Both are what npm has (NODE_PATH names the folder). A match has two players, both connected, and never ends. STATE is
// `counter` (a move counts one up and passes the turn) or `pieces` (a hundred pieces, about 8 kB; a move shifts one of
// them and passes the turn). With FOLDER what is played is kept there by boardgame.io's own FlatFile, else in memory.
// Messages are compressed where both sides can. One move of each match is under way at any time; it is done when its
// player has got the new state.

const { performance } = require("node:perf_hooks");

const turn = { minMoves: 1, maxMoves: 1 };
const games = {
  counter: {
    name: "bench",
    setup: () => ({ count: 0 }),
    turn,
    moves: { step: ({ G }) => ({ count: G.count + 1 }) },
  },
  pieces: {
    name: "bench",
    setup: () => ({
      count: 0,
      pieces: Array.from({ length: 100 }, (_, n) => ({
        id: `piece-${n}`, owner: n % 4, kind: ["courier", "coin", "order", "inn"][n % 4], x: n % 10, y: Math.floor(n / 10), shown: n % 3 > 0,
      })),
    }),
    turn,
    moves: {
      step: ({ G }) => {
        const count = G.count + 1;
        const at = count % 100;
        const pieces = G.pieces.map((piece, n) => (n === at ? { ...piece, x: (piece.x + 1) % 10 } : piece));
        return { count, pieces };
      },
    },
  },
};

async function serve(state, folder) {
  const { Server, FlatFile, SocketIO } = require("boardgame.io/dist/cjs/server.js");
  const log = console.log;
  console.log = console.info = () => {};
  const transport = new SocketIO({ socketOpts: { perMessageDeflate: { threshold: 0 } } });
  const stored = folder ? { db: new FlatFile({ dir: folder, logging: false }) } : {};
  const server = Server({ games: [games[state]], origins: [/127\.0\.0\.1/], transport, ...stored });
  // Node takes an address in the place of a port; without it boardgame.io would listen to the whole world.
  const running = await server.run({ port: { port: 0, host: "127.0.0.1" }, callback: () => {} });
  log(JSON.stringify({ port: running.appServer.address().port }));
  process.stdin.on("end", () => process.exit(0)).resume();
}

class Match {
  // Two sockets at one match.
  constructor(address, id) {
    const { io } = require("socket.io-client");
    this.id = id;
    this.state = null;
    this.sent = 0;
    this.latencies = [];
    this.playing = false;
    this.sockets = ["0", "1"].map((player) => {
      const socket = io(address, { transports: ["websocket"], forceNew: true, perMessageDeflate: { threshold: 0 } });
      socket.on("update", (match, state) => this.news(player, state));
      return socket;
    });
  }

  async open() {
    for (const player of [0, 1]) {
      const socket = this.sockets[player];
      await new Promise((resolve) => {
        socket.on("sync", (match, info) => {
          this.state = info.state;
          resolve();
        });
        const ask = () => socket.emit("sync", this.id, String(player), undefined, 2);
        if (socket.connected) ask();
        else socket.on("connect", ask);
      });
    }
  }

  move() {
    const player = this.state.ctx.currentPlayer;
    this.mover = player;
    this.sent = performance.now();
    const payload = { type: "step", args: [], playerID: player, credentials: undefined };
    this.sockets[Number(player)].emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.id, player);
  }

  news(player, state) {
    if (this.sent === 0 || player !== this.mover || state._stateID <= this.state._stateID) return;
    this.latencies.push((performance.now() - this.sent) / 1000);
    this.state = state;
    this.sent = 0;
    if (this.playing) this.move();
  }
}

async function load(port, tables) {
  const matches = [];
  for (let number = 0; number < tables; number += 1) {
    const match = new Match(`http://127.0.0.1:${port}/bench`, `match-${number}`);
    await match.open();
    matches.push(match);
  }
  console.log(JSON.stringify({ ready: true }));
  for await (const line of require("node:readline").createInterface({ input: process.stdin })) {
    const { seconds } = JSON.parse(line);
    const began = performance.now();
    for (const match of matches) {
      match.latencies = [];
      match.playing = true;
      match.move();
    }
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    const spent = (performance.now() - began) / 1000;
    const latencies = matches.flatMap((match) => match.latencies);
    for (const match of matches) match.playing = false;
    while (matches.some((match) => match.sent !== 0)) await new Promise((resolve) => setTimeout(resolve, 5));
    console.log(JSON.stringify({ seconds: spent, latencies }));
  }
  process.exit(0);
}

if (process.argv[2] === "server") serve(process.argv[3], process.argv[4]);
else load(Number(process.argv[3]), Number(process.argv[4]));
