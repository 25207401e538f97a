import './follow-line.css.ts';

/**
 * Marks a horizontally scrolling line with the ends at which there is more content (`data-more`: "start", "end" or both), where it
 * fades; follows its size, content and scroll position. Returns a function that ends it.
 */
export function followLine(line: HTMLElement): () => void {
  const tell = () => {
    // negative in right-to-left text
    const before = Math.abs(line.scrollLeft);
    const behind = line.scrollWidth - line.clientWidth - before;
    const more = [before > 1 && 'start', behind > 1 && 'end'].filter(Boolean).join(' ');
    if (more === '') line.removeAttribute('data-more');
    else line.setAttribute('data-more', more);
  };
  const sizes = new ResizeObserver(tell);
  const observe = () => {
    for (const node of [line, ...line.children]) sizes.observe(node);
  };
  const entries = new MutationObserver(() => {
    sizes.disconnect();
    observe();
  });
  observe();
  entries.observe(line, { childList: true });
  line.addEventListener('scroll', tell, { passive: true });
  return () => {
    sizes.disconnect();
    entries.disconnect();
    line.removeEventListener('scroll', tell);
  };
}
