/**
 * `widgets/cart-badge.js`: defines the badge. A script by itself, made apart from all others (build/badge-script.ts), so that a page with
 * the badge alone loads nothing else.
 */
import { createCartBadgeElement } from './cart-badge.ts';

/** Where the scripts lie; this one is in a folder. */
const { url } = import.meta;
const base = new URL('..', url).href;
const script = (path: string) => import(/* @vite-ignore */ base + path);

if (!customElements.get('foyer-cart-badge'))
  customElements.define(
    'foyer-cart-badge',
    createCartBadgeElement({ page: () => script('page.js'), widget: () => script('react/cart-badge.js') }),
  );
