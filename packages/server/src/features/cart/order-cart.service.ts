import { businessDay, type FieldError } from '@foyer/contract';
import { Effect } from '../../db/effect/effect.ts';
import { nameOfUser } from '../../domain/accounts/users.repo.ts';
import { chooseAddresses, withoutDefault } from '../../domain/addresses/choose-addresses.ts';
import { priceAt } from '../../domain/articles/article-summary.ts';
import { takeFromStock } from '../../domain/articles/stock.repo.ts';
import { readShopping } from '../../domain/cart/shopping.repo.ts';
import { documentNumber } from '../../domain/document-numbers/document-number.repo.ts';
import { draftOrder } from '../../domain/orders/draft-order.ts';
import { orderMail } from '../../domain/orders/mail/order-mail.ts';
import { toOrder } from '../../domain/orders/order-view.ts';
import { newOrder, orderAdditions } from '../../domain/orders/place-order.repo.ts';
import type { Planner } from '../handler.ts';
import { closeCart } from './cart.repo.ts';
import { type CartContent, readContent } from './cart-content.service.ts';

/**
 * Worked out from what is there, and written only where the cart is still the one that was read, and open: of any number of
 * orders of one cart the first wins, and the others, worked out anew, find it ordered. The unique `cart_id` of an order guards
 * the same once more.
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

/** What is limited leaves the stock. */
const takingsOf = ({ lines }: CartContent) =>
  lines.flatMap(({ item, article, quantity }) =>
    article && article.stock !== null ? [{ articleId: item.articleId, quantity }] : [],
  );

/** Lines whose article comes in other steps by now, named as adding them would. */
function stepErrors({ lines }: CartContent): FieldError[] {
  return lines.flatMap(({ problem, article }, index) =>
    problem === 'quantity_step' && article
      ? [{ path: `items.${index}.quantity`, code: problem, params: { limit: article.quantityStep } }]
      : [],
  );
}

function problemsOf(content: CartContent, problems: readonly string[]): FieldError[] {
  return content.lines.flatMap(({ problem, article }, index) =>
    problem && problems.includes(problem)
      ? [
          {
            path: `items.${index}`,
            code: problem,
            ...(article ? { params: { unitNet: priceAt(article, 1).net } } : {}),
          },
        ]
      : [],
  );
}
