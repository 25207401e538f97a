import { Cart } from '@foyer/react';
import type { OwnPages } from '../page.ts';

export const pages: OwnPages<'cart'> = {
  cart: { widget: Cart, node: <Cart /> },
};
