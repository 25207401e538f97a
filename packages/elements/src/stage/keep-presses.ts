import type { NavigationTarget } from '@foyer/core';

/** What `foyer-navigate` says of the link that a light stage shows. */
export interface LightLink {
  readonly target: NavigationTarget;
  readonly href: string | null;
}

/**
 * Sees to presses before React is there: a link with an address of the page leads there at once, and says so as `WidgetLink` does; where
 * the page has none, React is needed as soon as somebody is about to press, and does then what was pressed. Returns what ends it.
 */
export function keepPresses(
  host: Element,
  root: ShadowRoot,
  detail: LightLink,
  need: () => void,
): (isReady: boolean) => void {
  // not by removing what listens: some trackers wrap listeners and do not know them again
  let isOver = false;
  let pressed: HTMLElement | null = null;
  const onClick = (event: Event) => {
    const { ctrlKey, metaKey, shiftKey, altKey, target } = event as MouseEvent;
    const control = (target as Element).closest<HTMLElement>('[part=link]');
    if (isOver || !control || ctrlKey || metaKey || shiftKey || altKey) return;
    if (detail.href === null) {
      event.stopImmediatePropagation();
      pressed = control;
      need();
      return;
    }
    const navigate = new CustomEvent('foyer-navigate', {
      ...{ detail, bubbles: true, composed: true, cancelable: true },
    });
    if (!host.dispatchEvent(navigate)) event.preventDefault();
  };
  root.addEventListener('click', onClick, true);
  if (detail.href === null)
    for (const type of ['pointerenter', 'touchstart', 'focusin'])
      host.addEventListener(type, need, { passive: true });
  return (isReady) => {
    isOver = true;
    if (isReady) pressed?.click();
  };
}
