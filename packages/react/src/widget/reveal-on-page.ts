import type { NavigationTarget } from '@foyer/core';
import { shownBy } from './shown-routes.ts';

const focusable = 'input:not([type=hidden]),select,textarea,button,a[href],[tabindex]';

/** Whether an element shows the target: its screen, and where that is about one thing, this one. */
function shows(element: Element, { route, params = {} }: NavigationTarget): boolean {
  if (!shownBy(element).includes(route)) return false;
  const values = [...element.attributes].map(({ value }) => value);
  return Object.values(params).every((id) => values.includes(id));
}

/**
 * Brings the widget that shows a target into view, with the focus in it, where the page has one: what a link does on a
 * page that has no address for its target. Answers whether there was one.
 *
 * @param from the widget that the link stands in
 */
export function revealOnPage(target: NavigationTarget, from?: Element): boolean {
  const found = [...document.querySelectorAll<HTMLElement>('*')].filter((each) => shows(each, target));
  // where several show the screen, a link in one of them is meant to lead away from it
  const element = found.find((each) => each !== from) ?? found[0];
  if (element === undefined) return false;
  const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  element.shadowRoot?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
  return true;
}
