import { dispatchError } from './dispatch-error.ts';
import type { FoyerReadyDetail } from './foyer-host.ts';

/** Keys of two properties: of every Foyer element, independent of prefix and copy, and of one that React has drawn. */
const ours = Symbol.for('foyer.states');
const drawn = Symbol.for('foyer.shows');
/** Key of the flag that this or another copy already watches the page. */
const key = Symbol.for('foyer.told');
/** Key of the flag that an element has sent `foyer-ready`: a cart badge is ready before React draws it. */
const saidReady = Symbol.for('foyer.ready');

function isWaiting(element: Element): boolean {
  try {
    return element.matches(':state(loading)');
  } catch {
    // a browser without custom states
    return element.shadowRoot?.querySelector('[aria-busy=true]') !== null;
  }
}

/** Dispatches `foyer-ready` on an element, once. */
export function tellReady(element: Element & { [saidReady]?: true }): void {
  if (element[saidReady]) return;
  element[saidReady] = true;
  const detail: FoyerReadyDetail = { version: 1, tag: element.localName };
  element.dispatchEvent(new CustomEvent('foyer-ready', { detail, bubbles: true, composed: true }));
}

/** Waits until an element shows its content, and dispatches `foyer-ready` once. */
function awaitReady(element: Element, root: ShadowRoot): void {
  const observer = new MutationObserver(look);
  function look(): void {
    if (!(drawn in element) || isWaiting(element)) return;
    observer.disconnect();
    // the widget's script was loaded, but not the code that it loads
    const isBroken = root.querySelector('[part~=broken]') !== null && !failed.has(element);
    if (isBroken) dispatchError(element, 'loading', null);
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
  dispatchError(element, 'drawing', (event as CustomEvent<{ error: unknown }>).detail?.error);
}

/** Watches existing and future elements of the page, including those in open shadow roots. */
function watch(root: Node, seen: WeakSet<Element>): void {
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
  lookBelow(root);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(lookBelow);
  }).observe(root, { childList: true, subtree: true });
}

/** Reports every element that shows its content (`foyer-ready`), or that broke (`foyer-error`). */
export function tellElements(): void {
  const page = globalThis as { [key]?: true };
  if (page[key]) return;
  page[key] = true;
  document.addEventListener('foyer-failed', onFailed);
  watch(document, new WeakSet());
}
