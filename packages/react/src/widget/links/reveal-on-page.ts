import type { NavigationTarget } from '@foyer/core';
import { shownBy } from './shown-routes.ts';

const focusable = 'input:not([type=hidden]),select,textarea,button,a[href],[tabindex]';

/** Whether an element shows the target: its screen and, for the screen of one record, this record. */
function shows(element: Element, { route, params = {} }: NavigationTarget): boolean {
  if (!shownBy(element).includes(route)) return false;
  const values = [...element.attributes].map(({ value }) => value);
  return Object.values(params).every((id) => values.includes(id));
}

/**
 * Scrolls to the widget on this page that shows a target and focuses it; used for links whose target has no address.
 * Returns whether there is such a widget.
 *
 * @param from - widget that contains the link
 */
export function revealOnPage(target: NavigationTarget, from?: Element): boolean {
  const found = [...document.querySelectorAll<HTMLElement>('*')].filter((each) => shows(each, target));
  // if several widgets show the screen, prefer another one than the link's own
  const element = found.find((each) => each !== from) ?? found[0];
  if (element === undefined) return false;
  const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  const root = element.shadowRoot;
  // a person who works in the widget already keeps the focus, except on a link of the widget itself
  if (element === from || !root?.activeElement)
    root?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
  return true;
}
