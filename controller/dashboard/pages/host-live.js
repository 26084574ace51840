// What the camera sees now, with the reading: the self-test of the camera, before a game.

import { h } from "./dom.js";
import { act, kept } from "./parts.js";
import { word } from "./words.js";

/** Looks through the camera while it is open; `redraw` is called whenever there is something new to see. */
export class LivePicture {
  constructor(redraw) {
    this.redraw = redraw;
    this.socket = null;
    this.picture = null;
    this.read = [];
    document.addEventListener("visibilitychange", () => document.hidden && this.close());
    window.addEventListener("pagehide", () => this.close());
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/live/camera`);
    socket.binaryType = "blob";
    socket.onmessage = (event) => socket === this.socket && this.take(event.data);
    socket.onclose = () => socket === this.socket && this.close();
    this.socket = socket;
    this.redraw();
  }

  close() {
    this.socket?.close();
    this.socket = null;
    this.show(null);
    this.read = [];
    this.redraw();
  }

  take(data) {
    if (typeof data === "string") this.read = JSON.parse(data).read;
    else this.show(URL.createObjectURL(data));
    this.redraw();
  }

  show(url) {
    if (this.picture) URL.revokeObjectURL(this.picture);
    this.picture = url;
  }

  /** The next picture is wanted only when this one was drawn. */
  drawn() {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send("next");
  }

  draw(allowed, troubles) {
    if (this.socket && !allowed) queueMicrotask(() => this.close());
    if (!allowed) return [];
    if (!this.socket) return [act("live", word("page-live"), () => this.open(), { key: "live" })];
    const next = () => this.drawn();
    return [
      act("live-close", word("page-live-close"), () => this.close(), { key: "live-close" }),
      h("div", { key: "live-read", role: "status", "aria-live": "polite", "data-testid": "live-read" },
        (this.picture ? this.read : [word("page-live-waits"), ...troubles]).map((text, index) => kept("p", { key: `read-${index}` }, text))),
      this.picture && h("img", { key: "live-picture", class: "snapshot", src: this.picture, alt: word("page-live"),
        "data-testid": "live-picture", onload: next, onerror: next }),
    ];
  }
}
