// The page's one connection: views come in, commands go out, and it comes back by itself.

const FIRST_WAIT = 200;
const LONGEST_WAIT = 3000;

export class Live {
  /** Connect to a path; `take` gets every message, `state` whether the connection is up and whether we are let in. */
  constructor(path, take, state = () => {}) {
    this.path = path;
    this.take = take;
    this.state = state;
    this.wait = FIRST_WAIT;
    this.waiting = new Map();
    this.next = 1;
    this.ended = false;
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    window.addEventListener("online", () => this.hurry());
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.state(true);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.lost();
    this.socket = socket;
  }

  receive(message) {
    const answer = this.waiting.get(message.id);
    if (answer && ("ack" in message || "error" in message)) {
      this.waiting.delete(message.id);
      answer(message);
    } else {
      this.take(message);
    }
  }

  lost() {
    this.state(false);
    for (const answer of this.waiting.values()) answer({ error: "page-offline" });
    this.waiting.clear();
    this.timer = setTimeout(() => this.ended || this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Connect at once: the phone has woken up or has a network again. */
  hurry() {
    if (!this.ended && this.socket.readyState > WebSocket.OPEN) this.open();
  }

  close() {
    this.ended = true;
    this.socket.close();
  }

  get up() {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Send without expecting an answer. */
  send(message) {
    if (this.up) this.socket.send(message instanceof Object && !ArrayBuffer.isView(message) ? JSON.stringify(message) : message);
  }

  /** Send a command; resolves to its answer, which has `ack` or `error` and `text`. */
  ask(command) {
    if (!this.up) return Promise.resolve({ error: "page-offline" });
    const id = this.next++;
    this.socket.send(JSON.stringify({ id, ...command }));
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }
}

/** Keep the screen on where the browser lets us. */
export function stayAwake() {
  const ask = () => document.hidden || navigator.wakeLock?.request("screen").catch(() => {});
  document.addEventListener("visibilitychange", ask);
  ask();
}
