import type { NavigationTarget } from '@foyer/core';

/** The element that shows a route, by tag. */
const shownBy: Partial<Record<NavigationTarget['route'], string>> = {
  login: 'foyer-login',
  cart: 'foyer-cart',
  shop: 'foyer-shop',
  'shop-products': 'foyer-shop',
  'order-overview': 'foyer-orders',
  news: 'foyer-news',
  'use-cases': 'foyer-use-cases',
};
const focusable = 'input:not([type=hidden]),select,textarea,button,a[href],[tabindex]';

/**
 * Brings the widget of a route into view, with the focus in it, where the page has one: what a link does on a page that
 * has no address for its target. Answers whether there was one.
 */
export function revealOnPage(route: NavigationTarget['route']): boolean {
  const tag = shownBy[route];
  const element = tag === undefined ? null : document.querySelector<HTMLElement>(tag);
  if (element === null) return false;
  const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  element.shadowRoot?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
  return true;
}
