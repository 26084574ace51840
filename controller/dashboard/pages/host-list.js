// What has happened, and what the lights mean.

import { h } from "./dom.js";
import { act, kept } from "./parts.js";
import { word } from "./words.js";

const STRIP_SECONDS = 3;

/** The game's protocol, the newest first, overrides marked, each decision with a way back; closed until wanted. */
export function entries(host) {
  return [
    h("div", { class: "row head" }, [
      h("h2", {}, word("page-entries")),
      act("list", word(host.listed ? "page-less" : "page-list"), () => {
        host.listed = !host.listed;
        host.redraw();
      }, { "aria-expanded": String(host.listed) }),
    ]),
    host.listed && h("ol", { class: "entries", "data-testid": "entries" }, [...host.view.entries].reverse().map((entry) =>
      h("li", { key: entry.entry, class: entry.override ? "override" : "", "data-testid": `entry-${entry.entry}` }, [
        h("div", { class: "row soft" }, [
          kept("time", {}, new Date(entry.at * 1000).toLocaleTimeString(host.view.language)),
          entry.override && h("strong", {}, word("page-by-host")),
        ]),
        entry.lines.map((line, index) => h("p", { key: `line ${index}` }, line)),
        entry.reasons.length > 0 && h("details", { key: "why" }, [
          h("summary", {}, word("page-why")),
          ...entry.reasons.map((reason, index) => h("div", { key: index }, [
            h("p", {}, reason.text),
            h("ul", {}, reason.clauses.map((clause, place) => h("li", { key: place }, [
              h("span", {}, clause.text),
              clause.id && inRules(clause.id),
            ]))),
          ])),
        ]),
        entry.undo && act(`undo-${entry.entry}`, word("page-undo-to"), () =>
          host.sureAsk(`${entry.lines[0]} — ${word("page-undo-to-sure")}`, { cmd: "undo", entry: entry.entry },
            () => host.view.entries.some((other) => other.entry === entry.entry && other.at === entry.at))),
      ]))),
  ];
}

/** A link to where a clause stands in the rules. */
export const inRules = (clause) => h("a", { key: "rules", class: "clause", href: `/rules#${encodeURIComponent(clause)}`, "data-testid": "clause" }, word("page-clause"));

/** What each light means: colours and rhythm, drawn as a strip of time. */
export function legend(host) {
  const looks = Object.entries(host.rules.legend);
  return [h("details", {}, [
    h("summary", {}, word("page-legend")),
    h("ul", { class: "legend", "data-testid": "legend" }, looks.map(([key, look]) => h("li", { key }, [
      h("span", { class: "strip", "aria-hidden": "true" }, strip(look)),
      h("span", {}, word(key)),
    ]))),
  ])];
}

/** The first seconds of a light, each step as long as it lasts. */
function strip(look) {
  const steps = [];
  for (let time = 0; time < STRIP_SECONDS; ) {
    for (const [colour, seconds] of look) {
      if (time >= STRIP_SECONDS) break;
      steps.push(h("i", { key: steps.length, "--long": Math.min(seconds, STRIP_SECONDS - time), "--colour": colour }));
      time += seconds;
    }
    if (!look.some(([, seconds]) => seconds > 0)) break;
  }
  return steps;
}
