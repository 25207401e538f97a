/** Runs something when the page is there and has nothing else to do. Returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  let isOff = false;
  const later = () => {
    const once = () => isOff || run();
    if ('requestIdleCallback' in globalThis) requestIdleCallback(once);
    else setTimeout(once, 1000);
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
  return () => {
    isOff = true;
    removeEventListener('load', later);
  };
}
