// Two players at each of many tables, over plain WebSockets: node load.js ours|theirs URL TABLES SECONDS [EVERY]
//
// At each table one move is under way at a time. The player to move makes the next one as soon as they have heard
// of the last one: at once, or EVERY seconds after it. The time of a move is that from sending it until its player
// gets the acknowledgement. At the end the figures are printed as a line of JSON.
import { request } from "node:http";
import WebSocket from "ws";

const [side, url, tables, seconds, every] = process.argv.slice(2);
const AT_ONCE = 20; // tables that are set up at the same time
const times = [];
const errors = [];
let counting = false;
let ended = false;

function fail(problem) {
  if (!ended && errors.length < 5) errors.push(String(problem).slice(0, 300));
}

function connect(path, headers, hear) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace("http", "ws") + path, { headers, perMessageDeflate: false });
    socket.on("open", () => resolve(socket));
    socket.on("message", (data) => hear(data.toString(), socket));
    socket.on("error", reject);
    socket.on("close", (code) => fail(`closed: ${code}`));
  });
}

class Table {
  constructor(number) {
    this.number = number;
    this.sent = 0;
  }

  // A player's move is done; both may hear of it in any order.
  done() {
    const now = performance.now();
    if (counting) times.push(now - this.sent);
    if (every) setTimeout(() => this.move(), Math.max(0, this.sent + every * 1000 - now));
    else this.move();
  }

  start() {
    if (every) setTimeout(() => this.move(), Math.random() * every * 1000);
    else this.move();
  }
}

// Fruitoplay for two: both choose a card in secret, here one after the other.
class Ours extends Table {
  async setUp() {
    this.players = [{ seq: 0 }, { seq: 0 }];
    for (const [seat, player] of this.players.entries()) {
      player.cookie = await this.guest(`Player ${this.number} ${seat}`);
    }
    const id = (await this.post("/api/tables", { game: "fruitoplay", seats: 2, games: 99 }, this.players[0].cookie)).id;
    for (const [seat, player] of this.players.entries()) {
      const headers = { cookie: player.cookie };
      player.socket = await connect(`/api/tables/${id}/socket`, headers, (text) => this.hear(player, text));
      await this.ask(player, { kind: "join" });
      await this.ask(player, { kind: "sit", seat });
    }
    await this.ask(this.players[0], { kind: "begin" });
  }

  post(path, data, cookie = "") {
    return new Promise((resolve, reject) => {
      const headers = { "content-type": "application/json", cookie };
      const asked = request(url + path, { method: "POST", headers, agent: false }, (answer) => {
        let text = "";
        answer.on("data", (part) => (text += part));
        answer.on("end", () => {
          if (answer.statusCode >= 400) reject(new Error(text));
          else resolve({ ...JSON.parse(text), cookies: answer.headers["set-cookie"] });
        });
      });
      asked.on("error", reject);
      asked.end(JSON.stringify(data));
    });
  }

  async guest(name) {
    return (await this.post("/api/guests", { name })).cookies[0].split(";")[0];
  }

  ask(player, command) {
    return new Promise((resolve) => {
      player.answered = resolve;
      player.socket.send(JSON.stringify({ ...command, id: 1 }));
    });
  }

  hear(player, text) {
    const message = JSON.parse(text);
    switch (message.kind) {
      case "step":
      case "snapshot":
        player.seq = message.seq;
        player.waiting = message.view?.waiting ?? [];
        player.legal = message.legal;
        if (player === this.mover) this.go();
        break;
      case "done":
        this.seq = message.seq;
        this.last = player;
        if (player.answered) {
          const { answered } = player;
          player.answered = null;
          answered();
        } else this.done();
        break;
      case "refused":
        fail(text);
    }
  }

  move() {
    if (ended) return;
    const seat = this.last.waiting[0] ?? null;
    if (seat === null) {
      this.ask(this.players[0], { kind: "next" }).then(() => this.move());
      return;
    }
    this.mover = this.players[seat];
    this.go();
  }

  go() {
    const player = this.mover;
    if (player.seq < this.seq) return; // has not heard of it yet
    this.mover = null;
    this.sent = performance.now();
    const token = player.legal[Math.floor(Math.random() * player.legal.length)];
    player.socket.send(JSON.stringify({ kind: "act", id: 2, seq: player.seq, tokens: [token] }));
  }
}

// The messages of boardgame.io's own client: socket.io over engine.io.
class Theirs extends Table {
  async setUp() {
    this.players = [];
    for (const seat of ["0", "1"]) {
      const player = { seat, seq: -1 };
      this.players.push(player);
      await new Promise((resolve, reject) => {
        player.ready = resolve;
        const hear = (text, socket) => {
          player.socket = socket;
          this.hear(player, text);
        };
        connect("/socket.io/?EIO=4&transport=websocket", {}, hear).catch(reject);
      });
    }
    this.seq = this.players[1].seq;
    this.turn = 0;
  }

  hear(player, text) {
    if (text.startsWith("42/cells,")) {
      const [event, , said] = JSON.parse(text.slice(9));
      if (event === "sync") {
        player.seq = said.state._stateID;
        player.ready();
      } else if (event === "update") {
        player.seq = said._stateID;
        this.next = Number(said.ctx.currentPlayer);
        if (player === this.mover && player.seq > this.seq) {
          this.seq = player.seq;
          this.mover = null;
          this.turn = this.next;
          this.done();
        } else if (player === this.waited) this.go();
      }
    } else if (text.startsWith("40")) {
      player.socket.send(`42/cells,["sync","table-${this.number}","${player.seat}",null,2]`);
    } else if (text.startsWith("0")) player.socket.send("40/cells,");
    else if (text === "2") player.socket.send("3");
    else fail(text);
  }

  move() {
    if (ended) return;
    this.waited = this.players[this.turn];
    this.go();
  }

  go() {
    const player = this.waited;
    if (player.seq < this.seq) return; // has not heard of it yet
    this.waited = null;
    this.mover = player;
    this.sent = performance.now();
    const payload = { type: "click", args: [Math.floor(Math.random() * 9)], playerID: player.seat, credentials: null };
    const action = { type: "MAKE_MOVE", payload };
    player.socket.send(`42/cells,${JSON.stringify(["update", action, player.seq, `table-${this.number}`, player.seat])}`);
  }
}

const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));
const all = Array.from({ length: Number(tables) }, (_, number) => (side === "ours" ? new Ours(number) : new Theirs(number)));
for (let first = 0; first < all.length; first += AT_ONCE) {
  await Promise.all(all.slice(first, first + AT_ONCE).map((table) => table.setUp()));
}
console.log("ready"); // the caller may now measure the idle server, and tells us to go on
await new Promise((resolve) => process.stdin.once("data", resolve));
for (const table of all) table.start();
await sleep(every ? every * 1000 : 1000); // until all are warm
counting = true;
console.log("counting");
const begun = performance.now();
const cpu = process.cpuUsage();
await sleep(seconds * 1000);
counting = false;
ended = true;
const spent = (performance.now() - begun) / 1000;
const used = process.cpuUsage(cpu);
times.sort((a, b) => a - b);
const quantile = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))];
const stalled = all.filter((table) => performance.now() - table.sent > 1000 * (Number(every ?? 0) + 5)).length;
if (stalled) errors.push(`${stalled} tables stand still`);
console.log(
  JSON.stringify({
    moves: times.length / spent,
    p50: quantile(0.5),
    p99: quantile(0.99),
    most: times.at(-1),
    cpu: (used.user + used.system) / 1e6 / spent,
    errors,
  }),
);
process.exit(0);
