/**
 * Has the browser read what it knows of a language's numbers and days as soon as something of a page is seen, while its code is on the way:
 * with the first number and day of a page it takes a slow phone some 70 ms. Each in a task of its own, between which the page
 * answers. Not in a tab that nobody looks at.
 */
export function readyFormats(tag: string): void {
  const seen = new PerformanceObserver(() => {
    seen.disconnect();
    new Intl.NumberFormat(tag).format(0);
    setTimeout(() => new Intl.DateTimeFormat(tag).format(0));
  });
  seen.observe({ type: 'paint', buffered: true });
}
