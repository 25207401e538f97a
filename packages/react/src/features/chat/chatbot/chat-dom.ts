type Attributes = Readonly<Record<string, string | boolean>>;
type Child = Node | string;

/** Creates an element with attributes and children; a string becomes text, never markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  children: readonly Child[] = [],
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') made.setAttribute(name, value);
    else made.toggleAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/** Creates a line icon. It is hidden from screen readers, because it stands beside text or in a labelled button. */
export function drawing(path: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

/** Creates a button, which pages can style by its `part`. */
export function button(
  part: string,
  content: readonly Child[],
  press: () => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const made = element('button', { type: 'button', part, class: part, ...attributes }, content);
  made.addEventListener('click', press);
  return made;
}
