/** Duration of the scroll to the head of a list (specification section 9), in ms. */
const duration = 300;

const wantsLessMotion = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns the element that scrolls the given one, across shadow roots and slots; the page itself if there is no other. */
function scrollerOf(element: Element): Element {
  let node: Node | null = element;
  while (node !== null) {
    node = (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host ?? null;
    if (!(node instanceof Element)) continue;
    const { overflowY } = getComputedStyle(node);
    if (/auto|scroll/.test(overflowY) && node.scrollHeight > node.clientHeight + 1) return node;
  }
  return document.scrollingElement ?? document.documentElement;
}

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/**
 * Scrolls the head of a list into view within 300 ms and focuses it, so that keyboard and screen reader continue with the first
 * entry. Does not scroll while the head is in view already.
 */
export function scrollToHead(head: HTMLElement): void {
  head.focus({ preventScroll: true });
  const scroller = scrollerOf(head);
  const isPage = scroller === document.scrollingElement;
  const edge = isPage ? 0 : scroller.getBoundingClientRect().top;
  const margin = Number.parseFloat(getComputedStyle(head).scrollMarginTop) || 0;
  const distance = head.getBoundingClientRect().top - edge - margin;
  if (distance >= 0) return;
  const from = scroller.scrollTop;
  const to = Math.max(0, from + distance);
  if (wantsLessMotion()) {
    scroller.scrollTop = to;
    return;
  }
  const begun = performance.now();
  let last = from;
  const step = (now: number) => {
    // The user scrolls: stop the animation.
    if (Math.abs(scroller.scrollTop - last) > 2) return;
    const part = Math.min(1, (now - begun) / duration);
    scroller.scrollTop = from + (to - from) * easeOut(Math.max(0, part));
    last = scroller.scrollTop;
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
