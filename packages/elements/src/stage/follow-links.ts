import type { NavigationTarget } from '@foyer/core';

/** The detail of `foyer-navigate` for the link that a stage shows. */
export interface StageLink {
  readonly target: NavigationTarget;
  /** The page's address of the target; null without one, when the link is a button. */
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
  // a flag, since some trackers wrap listeners and then fail to remove them
  let isOver = false;
  // on the host, after React's own listeners on the root: a link followed by React is already prevented
  host.addEventListener('click', (event) => {
    const [pressed] = event.composedPath();
    const link = (pressed as Element).closest('a');
    // links that the page has put into a slot belong to the page
    if (isOver || event.defaultPrevented || !link || !root.contains(link)) return;
    if (isInOtherTab(event as MouseEvent)) return;
    const navigateEvent = new CustomEvent('foyer-navigate', {
      detail,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    if (!host.dispatchEvent(navigateEvent)) event.preventDefault();
  });
  return () => {
    isOver = true;
  };
}
