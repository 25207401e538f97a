import type { cartContract } from '@foyer/contract/cart/cart.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import {
  addCartItems,
  getCart,
  listDeliveryAddresses,
  removeCartItem,
  updateDeliveryAddress,
} from './cart.handler.ts';
import { orderCart } from './order-cart.handler.ts';

const cartRoutes: Handlers<keyof typeof cartContract> = {
  getCart,
  addCartItems,
  removeCartItem,
  orderCart,
  updateDeliveryAddress,
  listDeliveryAddresses,
};

export const cartFeature = defineFeature({ routes: cartRoutes, planned: ['addCartItems', 'orderCart'] });
