/**
 * Focuses the heading of a confirmation and scrolls the whole confirmation into view, with the icon above the heading. Focus alone would
 * scroll only to the heading.
 */
export function showConfirmation(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.parentElement?.scrollIntoView?.({ block: 'start' });
}
