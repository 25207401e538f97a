import { followLinks, type StageLink } from './follow-links.ts';
import { sameControl } from './same-control.ts';

/**
 * Handles presses before React is there. A link with an address of the page is left to the browser; where the page has no address,
 * React is loaded as soon as a press is likely and repeats it. Returns a function that ends it.
 */
export function keepPresses(root: ShadowRoot, link: StageLink, need: () => void): (isReady: boolean) => void {
  if (link.href !== null) return followLinks(root, link);
  // not by removing what listens: some trackers wrap listeners and do not know them again
  let isOver = false;
  let pressed: HTMLElement | null = null;
  const keep = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('[part=link]');
    if (isOver || !control) return;
    event.stopImmediatePropagation();
    pressed = control;
    need();
  };
  root.addEventListener('click', keep, true);
  for (const type of ['pointerenter', 'touchstart', 'focusin'])
    root.host.addEventListener(type, need, { passive: true });
  return (isReady) => {
    isOver = true;
    if (isReady && pressed) sameControl(root, pressed)?.click();
  };
}
