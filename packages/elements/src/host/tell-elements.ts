import type { FoyerReadyDetail } from './foyer-host.ts';
import { tellError } from './tell-error.ts';

/** What an element of Foyer has, whatever its prefix and whichever copy defined it; and what it says once React draws it. */
const ours = Symbol.for('foyer.states');
const drawn = Symbol.for('foyer.shows');
/** That this is done already, by this or another copy. */
const key: unique symbol = Symbol.for('foyer.told') as never;
/** That an element has said so: what a light stage painted is ready before React draws it. */
const saidReady: unique symbol = Symbol.for('foyer.ready') as never;

function isWaiting(element: Element): boolean {
  try {
    return element.matches(':state(loading)');
  } catch {
    // a browser without custom states
    return element.shadowRoot?.querySelector('[aria-busy=true]') !== null;
  }
}

/** Says, once, that an element shows what it has to show. */
export function tellReady(element: Element & { [saidReady]?: true }): void {
  if (element[saidReady]) return;
  element[saidReady] = true;
  const detail: FoyerReadyDetail = { version: 1, tag: element.localName };
  element.dispatchEvent(new CustomEvent('foyer-ready', { detail, bubbles: true, composed: true }));
}

/** Waits until an element shows what it has to show, and says so, once. */
function awaitReady(element: Element, root: ShadowRoot): void {
  const observer = new MutationObserver(look);
  function look(): void {
    if (!(drawn in element) || isWaiting(element)) return;
    observer.disconnect();
    // its script came, and what that loads did not
    const isBroken = root.querySelector('[part~=broken]') !== null && !failed.has(element);
    if (isBroken) tellError(element, 'loading', null);
    tellReady(element);
  }
  observer.observe(root, { childList: true, subtree: true });
  look();
}

const failed = new WeakSet<Element>();

function onFailed(event: Event): void {
  const [element] = event.composedPath();
  if (!(element instanceof Element)) return;
  failed.add(element);
  tellError(element, 'drawing', (event as CustomEvent<{ error: unknown }>).detail?.error);
}

/** Looks at what is on the page and what comes later, in open shadow roots too. */
function watch(place: Node, seen: WeakSet<Element>): void {
  const look = (node: Element): void => {
    if (!node.localName.includes('-') || seen.has(node)) return;
    if (!customElements.get(node.localName)) {
      customElements.whenDefined(node.localName).then(
        () => look(node),
        () => {},
      );
      return;
    }
    seen.add(node);
    const { shadowRoot } = node;
    if (ours in node) {
      if (shadowRoot) awaitReady(node, shadowRoot);
    } else if (shadowRoot) watch(shadowRoot, seen);
  };
  const lookBelow = (node: Node): void => {
    if (node instanceof Element) look(node);
    if ('querySelectorAll' in node) for (const each of (node as ParentNode).querySelectorAll('*')) look(each);
  };
  lookBelow(place);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(lookBelow);
  }).observe(place, { childList: true, subtree: true });
}

/** Tells of every element when it shows what it has to show (`foyer-ready`), and that it broke (`foyer-error`). */
export function tellElements(): void {
  const page = globalThis as { [key]?: true };
  if (page[key]) return;
  page[key] = true;
  document.addEventListener('foyer-failed', onFailed);
  watch(document, new WeakSet());
}
