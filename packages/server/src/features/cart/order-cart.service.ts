import { businessDay, type FieldError } from '@foyer/contract';
import { contactOf, nameOfUser } from '../../domain/accounts/users.repo.ts';
import { priceAt } from '../../domain/articles/article-summary.ts';
import { takeFromStock } from '../../domain/articles/stock.repo.ts';
import { orderConfirmation } from '../../domain/orders/confirmation/order-confirmation.ts';
import { readOrder } from '../../domain/orders/order.repo.ts';
import { toOrder } from '../../domain/orders/order-view.ts';
import { placeOrder } from '../../domain/orders/place-order.repo.ts';
import type { Handler } from '../handler.ts';
import { holdOpenCart, markOrdered, readCarts } from './cart.repo.ts';
import { type CartContent, chooseAddresses, readContent, withoutDefault } from './cart-content.service.ts';
import { toDraft } from './order-draft.ts';

/**
 * Everything in the call's one transaction. The cart's row is held first, so of any number of orders of one cart the
 * first wins and the others find it ordered; the unique `cart_id` of an order guards the same once more.
 */
export const orderCart: Handler<'orderCart'> = async (context) => {
  const { db, caller, input, now, config, fail } = context;
  const { body } = input;
  const cart = await holdOpenCart(db, caller);
  if (!cart || cart.version !== body.cartVersion) {
    const known = await readCarts(db, caller);
    const ordered = known.find((row) => row.state === 'ordered' && row.version === body.cartVersion);
    if (ordered) return fail('cart_already_ordered');
    return fail(cart ? 'cart_changed' : 'cart_empty');
  }
  const content = await readContent(context, cart);
  if (content.lines.length === 0) return fail('cart_empty');
  const unavailable = problemsOf(content, ['article_unavailable', 'quantity_reduced']);
  if (unavailable.length > 0) return fail('article_unavailable', { errors: unavailable });
  const uneven = stepErrors(content);
  if (uneven.length > 0) return fail('quantity_out_of_range', { errors: uneven });
  const changed = problemsOf(content, ['price_changed']);
  if (changed.length > 0) return fail('cart_changed', { errors: changed });
  const { delivery, invoice } = chooseAddresses(content.addresses, cart.deliveryAddressId);
  if (!delivery || !invoice) return fail('delivery_address_missing');
  if (body.requestedDeliveryDate !== undefined && body.requestedDeliveryDate < businessDay(now))
    return fail('validation_failed', { errors: [{ path: 'requestedDeliveryDate', code: 'date_in_past' }] });

  const taken = await takeFromStock(
    db,
    content.lines.map(({ item, quantity }) => ({ articleId: item.articleId, quantity })),
  );
  if (!taken) return fail('article_unavailable');
  await markOrdered(db, cart.id, now);
  const orderedBy = await nameOfUser(db, caller.userId);
  const actor = caller.actor ? await nameOfUser(db, caller.actor.userId) : orderedBy;
  const addresses = { delivery: withoutDefault(delivery), invoice: withoutDefault(invoice) };
  const id = await placeOrder(db, toDraft({ cart, caller, content, body, addresses, orderedBy, actor, now }));
  const order = await readOrder(db, caller, id);
  if (!order) throw new Error('An order was placed and cannot be read');
  const contact = await contactOf(db, caller.userId, caller.companyId);
  await context.mail.enqueue(db, orderConfirmation(order, contact, config.publicUrl));
  return toOrder(order);
};

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
