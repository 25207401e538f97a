import * as v from 'valibot';
import { addressSchema } from '../addresses/address.ts';
import { defineContract } from '../endpoints/endpoint.ts';
import { listQuery, localeQuery, page } from '../endpoints/list.ts';
import { orderSchema } from '../orders/orders.schema.ts';
import { id } from '../rules/field-rules.ts';
import { addItemsSchema, cartSchema, deliveryAddressUpdateSchema, orderCartSchema } from './cart.schema.ts';

/** One cart per user, company and mode. Every change returns the whole cart. */
export const cartContract = defineContract({
  getCart: { summary: 'The cart', access: 'shop', effect: 'read', query: localeQuery, response: cartSchema },
  addCartItems: {
    summary: 'Add articles, or set the quantity of lines',
    access: 'shop',
    effect: 'create',
    query: localeQuery,
    body: addItemsSchema,
    response: cartSchema,
    errors: { article_unknown: 422, article_unavailable: 409, quantity_out_of_range: 422, cart_full: 409 },
  },
  removeCartItem: {
    summary: 'Remove a line',
    access: 'shop',
    effect: 'idempotent',
    params: v.strictObject({ id }),
    idFrom: { id: 'getCart' },
    query: localeQuery,
    response: cartSchema,
  },
  orderCart: {
    summary: 'Order the cart; a cart is ordered at most once',
    access: 'shop',
    effect: 'create',
    query: localeQuery,
    body: orderCartSchema,
    response: orderSchema,
    errors: {
      cart_empty: 409,
      cart_changed: 409,
      cart_already_ordered: 409,
      delivery_address_missing: 409,
      article_unavailable: 409,
      quantity_out_of_range: 422,
    },
  },
  updateDeliveryAddress: {
    summary: 'Choose or enter the delivery address',
    access: 'shop',
    effect: 'create',
    query: localeQuery,
    body: deliveryAddressUpdateSchema,
    response: cartSchema,
    errors: { address_unknown: 422 },
  },
  listDeliveryAddresses: {
    summary: 'The delivery addresses to choose from, newest first',
    access: 'shop',
    effect: 'read',
    extension: true,
    query: listQuery(['createdAt'], {}),
    response: page(addressSchema),
  },
});
