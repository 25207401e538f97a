/**
 * Has the browser read what it knows of a language's numbers and days while code is on its way and nothing else is done: with the first
 * number or day of a page it takes a slow phone some 80 ms. Not where it cannot say when it has nothing to do.
 */
export function readyFormats(tag: string): void {
  const idle = globalThis.requestIdleCallback;
  if (!idle) return;
  // one after the other: between them the page answers
  idle(() => {
    new Intl.NumberFormat(tag).format(0);
    idle(() => void new Intl.DateTimeFormat(tag).format(0));
  });
}
