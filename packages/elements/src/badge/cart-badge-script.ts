/**
 * `widgets/cart-badge.js`: defines the badge. The script is built separately from all others (build/badge-script.ts), so that a page with
 * only the badge loads nothing else.
 */
import { createCartBadgeElement } from './cart-badge.ts';

/** The address of the scripts' folder; this script is in a subfolder. */
const { url } = import.meta;
const base = new URL('..', url).href;
const script = (path: string) => import(/* @vite-ignore */ base + path);

if (!customElements.get('foyer-cart-badge'))
  customElements.define(
    'foyer-cart-badge',
    createCartBadgeElement({ page: () => script('page.js'), widget: () => script('react/cart-badge.js') }),
  );
