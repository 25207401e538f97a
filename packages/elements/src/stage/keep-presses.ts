import { followLinks, type StageLink } from './follow-links.ts';
import { sameControl } from './same-control.ts';

/**
 * Handles presses before React is loaded. A link with an address of the page is left to the browser; without an address, React is loaded
 * as soon as a press is likely, and repeats the press. Returns a function that ends the handling.
 */
export function keepPresses(root: ShadowRoot, link: StageLink, need: () => void): (isReady: boolean) => void {
  if (link.href !== null) return followLinks(root, link);
  // a flag, since some trackers wrap listeners and then fail to remove them
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
