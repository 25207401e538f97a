import type { NavigationTarget } from '@foyer/core';

/** The detail of `foyer-navigate` for the link that a stage shows. */
export interface StageLink {
  readonly target: NavigationTarget;
  /** The page's address of it; null where it has none, and the link is a button. */
  readonly href: string | null;
}

const isInOtherTab = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * Leaves a painted link to the browser, which needs no code to follow it. The page gets `foyer-navigate` first, as from `WidgetLink`, and
 * may prevent it to navigate by itself. Returns a function that ends it.
 */
export function followLinks(root: ShadowRoot, detail: StageLink): () => void {
  const { host } = root;
  // not by removing what listens: some trackers wrap listeners and do not know them again
  let isOver = false;
  // on the host, after React's own listeners on the root: what React has followed is prevented
  host.addEventListener('click', (event) => {
    const [pressed] = event.composedPath();
    const link = (pressed as Element).closest('a');
    // what the page has put into a slot is the page's
    if (isOver || event.defaultPrevented || !link || !root.contains(link)) return;
    if (isInOtherTab(event as MouseEvent)) return;
    const told = new CustomEvent('foyer-navigate', {
      detail,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    if (!host.dispatchEvent(told)) event.preventDefault();
  });
  return () => {
    isOver = true;
  };
}
