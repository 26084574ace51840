// Asks before something that cannot simply be undone. A question whose reason has gone goes too.

import { draw, h } from "./dom.js";
import { act } from "./parts.js";
import { word } from "./words.js";

let open = null;

/** Resolve to whether the person said yes. `valid` is asked at every view; when it fails the question goes away. */
export function sure(question, valid = () => true) {
  close(false);
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  return new Promise((resolve) => {
    open = { dialog, resolve, valid };
    dialog.oncancel = () => close(false);
    draw(dialog, [
      h("p", { "data-testid": "question" }, question),
      h("div", { class: "row" }, [
        act("confirm-no", word("page-no"), () => close(false)),
        act("confirm-yes", word("page-yes"), () => close(true), { class: "risky" }),
      ]),
    ]);
    dialog.showModal();
  });
}

/** Look again whether the open question still makes sense. */
export function recheck() {
  if (open && !open.valid()) close(false);
}

function close(answer) {
  if (!open) return;
  const { dialog, resolve } = open;
  open = null;
  dialog.remove();
  resolve(answer);
}
