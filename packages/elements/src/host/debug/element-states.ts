/** Keys of two properties: of every Foyer element, independent of its prefix, and of one that React has drawn. */
const ours = Symbol.for('foyer.states');
const drawn = Symbol.for('foyer.shows');

/** An element of the page and its current state in words, for the page's developer. */
export interface ElementState {
  readonly element: Element;
  readonly says: string;
}

const has = (element: Element, state: string): boolean => {
  try {
    return element.matches(`:state(${state})`);
  } catch {
    return false;
  }
};

/** Explains why an element shows its content, or nothing. */
function explain(element: Element): string {
  if (!customElements.get(element.localName))
    return 'not defined: its script is not loaded, or there is no such widget';
  const { width, height } = element.getBoundingClientRect();
  if (!element.checkVisibility()) return 'hidden by the page (display, visibility or content-visibility)';
  if (!(drawn in element)) return 'defined, not drawn yet';
  if (has(element, 'loading')) return 'loading: waits for code, texts or a response';
  if (has(element, 'signed-out')) return 'shows the sign-in: nobody is signed in for its API and brand';
  if (has(element, 'error')) return 'shows an error: see the requests';
  if (has(element, 'empty')) return 'shows its empty state';
  if (width < 1 || height < 1)
    return `is ${Math.round(width)} × ${Math.round(height)} px: no content, or no space`;
  return 'shows its content';
}

/** All Foyer elements on the page, including those in open shadow roots of other components. */
export function elementStates(root: ParentNode = document): ElementState[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const isOurs = ours in element || element.localName.startsWith('foyer-');
    if (isOurs) return [{ element, says: explain(element) }];
    return element.shadowRoot ? elementStates(element.shadowRoot) : [];
  });
}
