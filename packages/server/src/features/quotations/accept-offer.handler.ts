import { businessDay, type FieldError } from '@foyer/contract';
import type { quotationRequestSchema } from '@foyer/contract/quotations/quotations.schema';
import type { InferOutput } from 'valibot';
import { Effect } from '../../db/effect/effect.ts';
import { chooseAddresses, withoutDefault } from '../../domain/addresses/choose-addresses.ts';
import { type ArticleRow, findArticles } from '../../domain/articles/article-rows.repo.ts';
import { takeFromStock } from '../../domain/articles/stock.repo.ts';
import { type Buyer, readBuyer } from '../../domain/cart/buyer.repo.ts';
import { documentNumber } from '../../domain/document-numbers/document-number.repo.ts';
import { type DraftLine, draftOrder, takingsOf } from '../../domain/orders/draft-order.ts';
import { orderMail } from '../../domain/orders/mail/order-mail.ts';
import { newOrder, orderAdditions } from '../../domain/orders/place-order.repo.ts';
import { inReadersLanguage } from '../../domain/quotations/in-readers-language.service.ts';
import type { StoredQuotation } from '../../domain/quotations/quotation.repo.ts';
import { planStep } from '../../domain/quotations/quotation-step.repo.ts';
import { toQuotation, totalsOf } from '../../domain/quotations/quotation-view.ts';
import { mailToService } from '../../domain/quotations/staff/mail-to-service.ts';
import type { HandlerContext } from '../handler.ts';
import { readActor, readAnswered } from './answer-quotation.handler.ts';

type Context = HandlerContext<'requestQuotation'>;
type Accepting = Extract<InferOutput<typeof quotationRequestSchema>, { kind: 'accept' }>;

/**
 * Orders an offer at its prices: computed from the current data, and written only where the offer is unchanged since it was read.
 * Of concurrent acceptances the first wins, and the others find it ordered. The unique origin of an order is a second safeguard.
 */
export async function acceptOffer(context: Context, body: Accepting) {
  const { db, caller, now, config, mail, fail } = context;
  const stored = await readAnswered(context, body);
  const { quotation } = stored;
  const totals = totalsOf(quotation);
  if (!totals) return fail('action_not_allowed');
  const today = businessDay(now);
  if (body.requestedDeliveryDate !== undefined && body.requestedDeliveryDate < today)
    return fail('validation_failed', { errors: [{ path: 'requestedDeliveryDate', code: 'date_in_past' }] });
  const buyer = await readBuyer(db, caller, body.deliveryAddressId ?? null);
  const addresses = addressesOf(context, body, stored, buyer);
  const lines = await linesOf(context, stored, buyer);
  const { actor } = await readActor(context);
  const { number, numbering } = documentNumber('AB', now);
  const origin = { id: quotation.id, number: quotation.number };
  const draft = draftOrder({
    originId: quotation.id,
    customer: caller,
    lines,
    basis: totals.basis,
    totals,
    addresses,
    actor,
    now,
    wishes: {
      reference: body.reference || quotation.reference,
      costCentre: body.costCentre,
      note: body.note,
      requestedDeliveryDate:
        body.requestedDeliveryDate ?? stillToCome(quotation.requestedDeliveryDate, today),
    },
    paymentTerms: quotation.paymentTerms ?? buyer.paymentTerms,
    orderedBy: buyer.contact.name,
  });
  const order = newOrder({ ...draft, quotation: origin }, number);
  const step = {
    actor,
    state: 'ordered' as const,
    fields: { orderId: order.order.id },
    events: [['accepted', actor] as const, ['ordered', null] as const],
  };
  const { next, changes, additions } = planStep(stored, step, now, today);
  const ordered = { ...next, order: { id: order.order.id, number } };
  const { brand } = buyer.contact;
  const act = { news: 'accepted' as const, stored: ordered, person: actor, brand, text: body.note };
  return new Effect(toQuotation(await inReadersLanguage(context, ordered), { ...caller, today }), {
    changes: [...changes, takeFromStock(takingsOf(lines))],
    additions: [
      ...additions,
      ...orderAdditions(order),
      mail.addition(orderMail(order, buyer.contact, config.publicUrl)),
      ...(await mailToService(context, act)),
    ],
    numbering,
  });
}

const stillToCome = (day: string | null, today: string) => (day !== null && day >= today ? day : null);

/** Returns the addresses of the order: the delivery address is the customer's choice, else the quotation's, else the standard one. */
function addressesOf(
  { fail }: Context,
  { deliveryAddressId }: Accepting,
  { quotation }: StoredQuotation,
  { addresses }: Buyer,
) {
  const { delivery: known, invoice } = chooseAddresses(addresses, deliveryAddressId ?? null);
  if (deliveryAddressId !== undefined && known?.id !== deliveryAddressId)
    return fail('address_unknown', { errors: [{ path: 'deliveryAddressId', code: 'invalid_choice' }] });
  const agreed = deliveryAddressId === undefined ? quotation.deliveryAddress : null;
  const delivery = agreed ?? (known && withoutDefault(known));
  if (!delivery) return fail('delivery_address_missing');
  return { delivery, invoice: invoice ? withoutDefault(invoice) : delivery };
}

/** Returns the lines as offered; fails where an article can no longer be delivered. */
async function linesOf(
  { db, fail }: Context,
  stored: StoredQuotation,
  { group }: Buyer,
): Promise<DraftLine[]> {
  const { quotation, items } = stored;
  const view = { priceGroupId: group.id, language: quotation.language };
  const articles = await findArticles(
    db,
    view,
    items.map(({ articleId }) => articleId),
  );
  const wanted = Map.groupBy(items, ({ articleId }) => articleId);
  const errors = items.flatMap(({ articleId }, index): FieldError[] => {
    const article = articles.get(articleId);
    const pieces = (wanted.get(articleId) ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
    if (!article) return [{ path: `items.${index}`, code: 'article_unavailable' }];
    return isThere(article, pieces) ? [] : [{ path: `items.${index}`, code: 'quantity_reduced' }];
  });
  if (errors.length > 0) return fail('article_unavailable', { errors });
  return items.flatMap((item) => {
    const article = articles.get(item.articleId);
    const { number, name, unitNet, unitGross, quantity, taxRate, isShipped, note } = item;
    if (!article || unitNet === null || unitGross === null) return [];
    return [
      {
        article: { ...article, number, name },
        priced: { quantity, unitNet, unitGross, taxRate, isShipped },
        note,
      },
    ];
  });
}

/** Whether a quantity can be delivered, now or later. */
const isThere = ({ stock, backorderDays }: ArticleRow, pieces: number): boolean =>
  stock === null || backorderDays !== null || stock >= pieces;
