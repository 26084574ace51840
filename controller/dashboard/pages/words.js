// All words come from the table's catalogue, in the language of the game.

let words = {};
let language = "";

/** Use a language from now on; resolves when its words are there. */
export async function speak(wanted) {
  if (wanted === language) return;
  const answer = await fetch(`/words/${wanted}`);
  if (!answer.ok) return;
  words = await answer.json();
  language = wanted;
  document.documentElement.lang = wanted;
  document.title = word("page-title");
}

/** The words for a key; the key itself where there are none, nothing before they have come. */
export const word = (key) => (!language ? "" : Object.hasOwn(words, key) ? words[key] : key);
