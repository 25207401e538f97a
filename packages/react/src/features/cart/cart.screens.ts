import { defineScreen } from '../../screens/define-screen.ts';
import { read } from '../../screens/first-read.ts';
import { cartWidget } from './cart.manifest.ts';

export const cartScreens = [
  defineScreen('cart', {
    widget: cartWidget,
    title: 'screens.cart',
    size: 'form',
    under: 'shop',
    reads: () => [read('getCart', {})],
  }),
];
