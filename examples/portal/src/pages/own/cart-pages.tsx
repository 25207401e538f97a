import { Cart } from '@foyer/react';
import type { Pages } from '../page.ts';

export const pages: Pages<'cart'> = {
  cart: { widget: Cart, node: <Cart /> },
};
