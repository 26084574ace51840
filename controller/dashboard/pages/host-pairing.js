// Pairing: the code that only the device's owner can read.

import { draw, h } from "./dom.js";
import { word } from "./words.js";

/** Ask for the code in that element; `paired` is called when it was right. */
export function pairing(root, paired) {
  let problem = "";
  const redraw = () => draw(root, [h("form", { key: "pairing", class: "card pairing", onsubmit: submit }, [
    h("h1", {}, word("page-pair")),
    h("p", {}, word("page-pair-how")),
    h("label", {}, [
      h("span", {}, word("page-code")),
      h("input", { name: "code", inputmode: "numeric", autocomplete: "one-time-code", maxlength: 6, pattern: "[0-9]{6}", required: true, "data-testid": "code" }),
    ]),
    h("p", { class: "refused", role: "alert", "data-testid": "refused", hidden: !problem }, problem),
    h("button", { class: "main", "data-testid": "pair" }, word("page-pair-do")),
  ])]);

  async function submit(event) {
    event.preventDefault();
    const code = new FormData(event.target).get("code");
    const answer = await fetch("/pair", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ code }),
    }).catch(() => null);
    if (answer?.ok) {
      draw(root, []);
      paired();
    } else {
      problem = (await answer?.json().catch(() => null))?.text ?? word("page-offline");
      redraw();
    }
  }

  redraw();
}
