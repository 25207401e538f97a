import './follow-line.css.ts';

/**
 * Lets a line that is gone through sideways say at which of its ends there is more (`data-more`: "start", "end" or both), where it
 * fades; follows its size, what stands in it, and how far one has gone. Returns the end of that.
 */
export function followLine(line: HTMLElement): () => void {
  const tell = () => {
    // Below zero where text goes to the left.
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
