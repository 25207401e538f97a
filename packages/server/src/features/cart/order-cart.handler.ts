import { businessDay } from '@foyer/contract';
import { Effect } from '../../db/effect/effect.ts';
import { nameOfUser } from '../../domain/accounts/users.repo.ts';
import { chooseAddresses, withoutDefault } from '../../domain/addresses/choose-addresses.ts';
import { takeFromStock } from '../../domain/articles/stock.repo.ts';
import { closeCart } from '../../domain/cart/cart.repo.ts';
import { readContent } from '../../domain/cart/cart-content.service.ts';
import { problemsOf, stepErrors, takingsOf } from '../../domain/cart/order-faults.ts';
import { readShopping } from '../../domain/cart/shopping.repo.ts';
import { documentNumber } from '../../domain/document-numbers/document-number.repo.ts';
import { draftOrder } from '../../domain/orders/draft-order.ts';
import { orderMail } from '../../domain/orders/mail/order-mail.ts';
import { toOrder } from '../../domain/orders/order-view.ts';
import { newOrder, orderAdditions } from '../../domain/orders/place-order.repo.ts';
import type { Planner } from '../handler.ts';

/**
 * Computes the order from the current data; it is written only where the cart is still open and unchanged. Of concurrent orders of one
 * cart the first wins; the others are computed again and find the cart ordered. The unique `cart_id` of an order is a second safeguard.
 */
export const orderCart: Planner<'orderCart'> = async (context) => {
  const { db, caller, input, now, config, fail } = context;
  const { body } = input;
  const shopping = await readShopping(db, caller);
  const cart = shopping.carts.find((row) => row.state === 'open');
  if (!cart || cart.version !== body.cartVersion) {
    const ordered = shopping.carts.find((row) => row.state === 'ordered' && row.version === body.cartVersion);
    if (ordered) return fail('cart_already_ordered');
    return fail(cart ? 'cart_changed' : 'cart_empty');
  }
  const content = await readContent(context, shopping, cart);
  if (content.lines.length === 0) return fail('cart_empty');
  const unavailable = problemsOf(content, ['article_unavailable', 'quantity_reduced']);
  if (unavailable.length > 0) return fail('article_unavailable', { errors: unavailable });
  const uneven = stepErrors(content);
  if (uneven.length > 0) return fail('quantity_out_of_range', { errors: uneven });
  const changed = problemsOf(content, ['price_changed']);
  if (changed.length > 0) return fail('cart_changed', { errors: changed });
  const { delivery, invoice } = chooseAddresses(content.addresses, cart.deliveryAddressId);
  if (!delivery || !invoice) return fail('delivery_address_missing');
  if (delivery.id !== (body.deliveryAddressId ?? cart.deliveryAddressId ?? delivery.id))
    return fail('cart_changed', { errors: [{ path: 'deliveryAddressId', code: 'invalid_choice' }] });
  if (body.requestedDeliveryDate !== undefined && body.requestedDeliveryDate < businessDay(now))
    return fail('validation_failed', { errors: [{ path: 'requestedDeliveryDate', code: 'date_in_past' }] });

  const { contact } = content;
  const actor = caller.actor ? await nameOfUser(db, caller.actor.userId) : contact.name;
  const addresses = { delivery: withoutDefault(delivery), invoice: withoutDefault(invoice) };
  const draft = draftOrder({
    originId: cart.id,
    customer: caller,
    lines: content.lines.flatMap(({ item, article, priced }) =>
      article && priced ? [{ article, priced, note: item.note }] : [],
    ),
    basis: content.group.basis,
    wishes: body,
    addresses,
    paymentTerms: content.paymentTerms,
    orderedBy: contact.name,
    actor,
    now,
  });
  const { number, numbering } = documentNumber('AB', now);
  const order = newOrder(draft, number);
  const mail = context.mail.addition(orderMail(order, contact, config.publicUrl));
  return new Effect(toOrder(order), {
    changes: [closeCart(cart, now), takeFromStock(takingsOf(content))],
    additions: [...orderAdditions(order), mail],
    numbering,
  });
};
