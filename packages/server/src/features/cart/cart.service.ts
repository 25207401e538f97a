import { keepDeliveryAddress, listAddresses } from '../../domain/addresses/addresses.repo.ts';
import { findArticles } from '../../domain/articles/article-rows.repo.ts';
import { findPriceGroup } from '../../domain/articles/price-group.repo.ts';
import { languageOf } from '../../domain/languages/language.ts';
import type { Handler } from '../handler.ts';
import { deleteItem, holdOpenCart, openCart, readItems, touchCart, writeItems } from './cart.repo.ts';
import { readCart } from './cart-content.service.ts';
import { planLines } from './plan-lines.ts';

export const getCart: Handler<'getCart'> = (context) => readCart(context);

/** All lines or none: the first that does not fit ends the call, and the whole change with it. */
export const addCartItems: Handler<'addCartItems'> = async (context) => {
  const { db, caller, input, locale, now, fail } = context;
  const cart = await openCart(db, caller, now);
  const group = await findPriceGroup(db, caller);
  const wishes = input.body.items;
  const view = { priceGroupId: group.id, language: languageOf(locale) };
  const articles = await findArticles(
    db,
    view,
    wishes.map((wish) => wish.articleId),
  );
  const plan = planLines(cart.id, await readItems(db, cart.id), wishes, articles, now);
  if ('code' in plan) return fail(plan.code, plan.errors && { errors: plan.errors });
  await writeItems(db, plan.lines);
  await touchCart(db, cart.id, now);
  return readCart(context);
};

/** A line of somebody else's cart is as unknown as one that never was. */
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
    const known = await listAddresses(db, caller);
    const isKnown = known.some(({ id, type }) => id === body.addressId && type === 'DELIVERY_ADDRESS');
    if (!isKnown) return fail('address_unknown', { errors: [{ path: 'addressId', code: 'invalid_choice' }] });
  }
  const deliveryAddressId =
    body.kind === 'known' ? body.addressId : await keepDeliveryAddress(db, caller, body.address, now);
  await touchCart(db, cart.id, now, { deliveryAddressId });
  return readCart(context);
};
