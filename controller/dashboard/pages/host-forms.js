// What the forms of the host's corrections are made of.

import { h } from "./dom.js";
import { choose, kept } from "./parts.js";
import { word } from "./words.js";

/** Seats of which any may be ticked. */
export const ticks = (key, id, seats, name = "seat") => h("fieldset", { key }, [
  h("legend", { class: "soft" }, word(key)),
  h("div", { class: "row" }, seats.map((seat) => h("label", { key: seat, class: "tick" }, [
    h("input", { type: "checkbox", name, value: seat, "data-testid": `${id}-${seat}` }),
    kept("span", {}, seat),
  ]))),
]);

/** A drop-down list with its label; `value` is chosen at first. */
export const labelled = (key, props, choices, value) => h("label", { key, class: "field" }, [h("span", { class: "soft" }, word(key)), choose(props, choices, value)]);

/** A form of its own for one correction; `send` gets what was entered, and the form. */
export function form(id, title, fields, send, kind = "") {
  return h("form", {
    key: id, class: "overrides",
    onsubmit: (event) => {
      event.preventDefault();
      send(new FormData(event.target), event.target);
    },
  }, [h("h3", {}, title), ...fields, h("button", { class: kind, "data-testid": `${id}-send` }, word(`page-send-${id}`))]);
}
