/**
 * What was sent has arrived: the focus is on the heading that says so, and all of its confirmation is in view from the top, the sign
 * above the heading too. Focus alone would scroll no further than to the heading.
 */
export function showConfirmation(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.parentElement?.scrollIntoView?.({ block: 'start' });
}
