// Draws descriptions of elements, changing only what differs from the last drawing.
//
// An element holds either a text or elements, never both, and nothing is read back from the document: a browser
// that translates the page may wrap any text without breaking the next drawing.

const drawn = new WeakMap();
const PROPERTIES = new Set(["value", "checked", "disabled", "hidden", "open", "selected", "indeterminate"]);

/** Describe an element. `content` is a text, a number, or a list of descriptions; empty ones are left out. */
export function h(tag, props = {}, content = []) {
  return { tag, props, content: Array.isArray(content) ? content.flat(9).filter(Boolean) : String(content ?? "") };
}

/** Make an element's content that text or those descriptions. */
export function draw(element, content) {
  const before = drawn.get(element);
  if (Array.isArray(content)) {
    drawn.set(element, drawChildren(element, before, content.flat(9).filter(Boolean)));
  } else if (content !== before) {
    element.textContent = content;
    drawn.set(element, content);
  }
}

function drawChildren(element, before, descriptions) {
  if (!Array.isArray(before)) element.replaceChildren();
  const kept = new Map((before ?? []).length && Array.isArray(before) ? before.map((child) => [child.key, child]) : []);
  const children = descriptions.map((description, index) => {
    const key = `${description.tag} ${description.props.key ?? index}`;
    const old = kept.get(key);
    kept.delete(key);
    return { key, description, element: drawElement(old, description) };
  });
  kept.forEach((gone) => gone.element.remove());
  children.forEach((child, index) => {
    const place = element.children[index];
    if (place !== child.element) element.insertBefore(child.element, place ?? null);
  });
  return children;
}

function drawElement(old, description) {
  const element = old?.element ?? document.createElement(description.tag);
  const props = description.props;
  const before = old?.description.props ?? {};
  for (const name of Object.keys(before)) if (!(name in props)) set(element, name, null);
  draw(element, description.content);
  for (const [name, value] of Object.entries(props)) if (value !== before[name]) set(element, name, value);
  return element;
}

function set(element, name, value) {
  if (name === "key") return;
  if (name.startsWith("on")) element[name] = value;
  else if (name.startsWith("--")) element.style.setProperty(name, value);
  else if (PROPERTIES.has(name)) element[name] = value ?? false;
  else if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? "" : value);
}
