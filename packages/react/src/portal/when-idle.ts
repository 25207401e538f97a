/** Runs a function when the page is loaded and idle. Returns a function that cancels it. */
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
