import { Effect } from '../../db/effect/effect.ts';
import {
  isDeliveryAddress,
  keepDeliveryAddress,
  readDeliveryAddresses,
} from '../../domain/addresses/addresses.repo.ts';
import {
  deleteItem,
  emptyCart,
  fillCart,
  holdOpenCart,
  openCart,
  touchCart,
} from '../../domain/cart/cart.repo.ts';
import { contentOf, readCart, readSetting, toCart } from '../../domain/cart/cart-content.service.ts';
import type { CartItemRow } from '../../domain/cart/carts.repo.ts';
import { planLines } from '../../domain/cart/plan-lines.ts';
import { readShopping } from '../../domain/cart/shopping.repo.ts';
import type { Handler, Planner } from '../handler.ts';

export const getCart: Handler<'getCart'> = (context) => readCart(context);

/**
 * Adds all lines or none: a refusal names every line that does not fit. A new cart continues the version numbers of the previous
 * one.
 */
export const addCartItems: Planner<'addCartItems'> = async (context) => {
  const { db, caller, input, now, fail } = context;
  const wishes = input.body.items;
  const wished = wishes.map(({ articleId }) => articleId);
  const shopping = await readShopping(db, caller, wished);
  const [newest] = shopping.carts;
  const isNew = newest?.state !== 'open';
  const cart = isNew ? emptyCart(caller, (newest?.version ?? 0) + 1, now) : newest;
  const ids = new Set([...cart.items.map(({ articleId }) => articleId), ...wished]);
  const setting = await readSetting(context, shopping, [...ids]);
  const plan = planLines(cart.id, cart.items, wishes, setting.articles, now);
  if ('code' in plan) return fail(plan.code, plan.errors && { errors: plan.errors });
  const written = new Map([...cart.items, ...plan.lines].map((line) => [line.articleId, line]));
  const answer = toCart(contentOf(setting, [...written.values()].sort(byPosition)), {
    id: cart.id,
    version: cart.version + 1,
    addressId: cart.deliveryAddressId,
  });
  return new Effect(answer, fillCart(cart, isNew, plan.lines, now));
};

const byPosition = (one: CartItemRow, other: CartItemRow): number =>
  one.position - other.position || (one.id < other.id ? -1 : 1);

/** Removes a line; a line of another person's cart is answered like one that does not exist. */
export const removeCartItem: Handler<'removeCartItem'> = async (context) => {
  const { db, caller, input, now, fail } = context;
  const cart = await holdOpenCart(db, caller);
  if (!cart || !(await deleteItem(db, cart.id, input.params.id))) return fail('not_found');
  await touchCart(db, cart.id, now);
  return readCart(context);
};

export const updateDeliveryAddress: Handler<'updateDeliveryAddress'> = async (context) => {
  const { db, caller, input, now, fail } = context;
  const cart = await openCart(db, caller, now);
  const { body } = input;
  if (body.kind === 'known') {
    const isKnown = await isDeliveryAddress(db, caller, body.addressId);
    if (!isKnown) return fail('address_unknown', { errors: [{ path: 'addressId', code: 'invalid_choice' }] });
  }
  const deliveryAddressId =
    body.kind === 'known' ? body.addressId : await keepDeliveryAddress(db, caller, body.address, now);
  await touchCart(db, cart.id, now, { deliveryAddressId });
  return readCart(context);
};

export const listDeliveryAddresses: Handler<'listDeliveryAddresses'> = ({ db, caller, input }) =>
  readDeliveryAddresses(db, caller, input.query);
