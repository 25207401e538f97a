import type { Address, PaymentTerms, PriceBasis } from '@foyer/contract';
import { addDays, businessDay, businessTimeZone } from '@foyer/contract';
import { fallbackLanguage } from '@foyer/contract/languages';
import { divideRounded, taxInGross, taxOnNet } from '@foyer/contract/tax-shares';
import { formatNumber, numberYear } from '../../domain/document-numbers/document-number.repo.ts';
import { type OfferLine, priceOffer } from '../../domain/quotations/price-offer.ts';
import { quotationSearchText } from '../../domain/quotations/quotation-search-text.ts';
import { expiredOn } from '../../domain/quotations/quotation-state.ts';
import type {
  quotationComments,
  quotationEvents,
  quotationItems,
  quotations,
} from '../../domain/quotations/quotations.table.ts';
import { startOfDay } from '../../domain/quotations/start-of-day.ts';
import type { GroupId } from '../articles/family.ts';
import { nameOf, story } from '../demo-people.ts';
import type { DemoOrders, Orderable } from '../orders/build-orders.ts';
import { streamOf } from '../random.ts';
import { askers, type DemoAsker, plansOf, type QuotationPlan } from './quotation-plans.ts';

type QuotationRow = typeof quotations.$inferInsert;
type EventRow = typeof quotationEvents.$inferInsert;

export interface QuotationSetting {
  readonly articles: ReadonlyMap<GroupId, readonly Orderable[]>;
  readonly ordered: DemoOrders;
  readonly addressOf: (owner: string) => { readonly delivery: Address };
  readonly termsOf: (companyId: string | null) => PaymentTerms;
  readonly phoneOf: (companyId: string | null) => string;
}

export interface DemoQuotations {
  readonly quotations: QuotationRow[];
  readonly items: (typeof quotationItems.$inferInsert)[];
  readonly comments: (typeof quotationComments.$inferInsert)[];
  readonly events: EventRow[];
  /** Orders, each with the quotation that led to it. */
  readonly origins: readonly { readonly orderId: string; readonly quotationId: string }[];
  readonly lastNumbers: ReadonlyMap<number, number>;
}

const dayMs = 86_400_000;
/** First number of a year, as if there had been earlier ones. */
const firstNumber = 610;

interface Planned {
  readonly asker: DemoAsker;
  readonly plan: QuotationPlan;
  readonly requestedAt: Date;
  readonly order: DemoOrders['orders'][number] | null;
}

/** Builds quotations in every state, the oldest first; accepted ones belong to existing orders. */
export function buildQuotations(setting: QuotationSetting, now: Date): DemoQuotations {
  const lastNumbers = new Map<number, number>();
  const planned = askers
    .flatMap((asker) => planFor(asker, setting, now))
    .sort((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime());
  const built = planned.map((one) => {
    const year = numberYear(one.requestedAt);
    const last = (lastNumbers.get(year) ?? firstNumber) + 1;
    lastNumbers.set(year, last);
    return buildOne(one, formatNumber('AN', year, last), setting, now);
  });
  return {
    quotations: built.map(({ quotation }) => quotation),
    items: built.flatMap(({ items }) => items),
    comments: built.flatMap(({ comments }) => comments),
    events: built.flatMap(({ events }) => events),
    origins: built.flatMap(({ quotation: { id, orderId } }) =>
      orderId ? [{ orderId, quotationId: id }] : [],
    ),
    lastNumbers,
  };
}

/** Plans a customer's quotations; an accepted offer takes the date of an order of about the planned age. */
function planFor(asker: DemoAsker, { ordered }: QuotationSetting, now: Date): Planned[] {
  const free = ordered.orders.filter(
    ({ companyId, mode, userId, state }) =>
      state !== 'cancelled' &&
      mode === asker.mode &&
      (asker.companyId === null ? userId === asker.person.id : companyId === asker.companyId),
  );
  return plansOf(asker.companyId !== null).flatMap((plan): Planned[] => {
    if (plan.state !== 'ordered')
      return [{ asker, plan, order: null, requestedAt: askedAt(asker, plan, now) }];
    const wanted = now.getTime() - plan.age * dayMs;
    const [order] = free.toSorted(
      (one, other) =>
        Math.abs(one.orderedAt.getTime() - wanted) - Math.abs(other.orderedAt.getTime() - wanted),
    );
    if (!order) return [];
    free.splice(free.indexOf(order), 1);
    const days = (plan.offeredAfter ?? 0) + 3;
    return [{ asker, plan, order, requestedAt: new Date(order.orderedAt.getTime() - days * dayMs) }];
  });
}

/** Returns the time of a request, up to two hours off its planned age, so that no two customers request at once. */
function askedAt({ key }: DemoAsker, plan: QuotationPlan, now: Date): Date {
  const minutes = streamOf('quotations', `${key} ${plan.key}`).between(0, 119);
  return new Date(now.getTime() - plan.age * dayMs - minutes * 60_000);
}

function buildOne(
  { asker, plan, requestedAt, order }: Planned,
  number: string,
  setting: QuotationSetting,
  now: Date,
) {
  const id = `quo-${asker.key}-${plan.key}`;
  const basis: PriceBasis = asker.mode === 'b2c_cc' ? 'gross' : 'net';
  const lines = order
    ? orderLines(id, order, basis, plan, setting)
    : newLines(id, asker, basis, plan, setting);
  const isOffered = plan.offeredAfter !== undefined;
  const offer = isOffered ? priceOffer(lines, basis) : null;
  const person = order?.userId === asker.colleague?.id && asker.colleague ? asker.colleague : asker.person;
  const requestedBy = nameOf(person);
  const validUntil = validityOf(plan, order, now);
  const events = eventsOf({ id, plan, requestedAt, order, validUntil, requestedBy }, now);
  const comments = (plan.comments ?? []).map(({ day, isFromCustomer, text }, at) => ({
    id: `${id}-c${at + 1}`,
    quotationId: id,
    isFromCustomer,
    text,
    at: new Date(requestedAt.getTime() + day * dayMs),
    author: isFromCustomer ? requestedBy : nameOf(story.support),
  }));
  const items = (offer?.items ?? lines.map(({ unit: _, ...line }) => line)).map((item) => ({
    unitNet: null,
    unitGross: null,
    lineNet: null,
    lineGross: null,
    ...item,
  }));
  const reference = asker.mode === 'b2b' ? (order?.reference ?? null) : null;
  const words = { number, title: plan.title, reference, description: plan.description ?? null, requestedBy };
  const { itemsNet = null, itemsGross = null, net = null, gross = null, taxes = null } = offer?.totals ?? {};
  const { shippingNet = null, shippingGross = null } = offer?.totals ?? {};
  const last = [...events.map(({ at }) => at), ...comments.map(({ at }) => at)].reduce((one, other) =>
    other > one ? other : one,
  );
  const quotation: QuotationRow = {
    ...words,
    id,
    userId: person.id,
    companyId: asker.companyId,
    mode: asker.mode,
    language: fallbackLanguage,
    state: plan.state,
    version: events.length,
    note: plan.note ?? null,
    requestedDeliveryDate: null,
    requestedAt,
    changedAt: last,
    validUntil,
    remindedOf: null,
    itemCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
    preview: items.length > 0 ? items.slice(0, 3).map(({ name }) => name) : firstWords(plan.description),
    basis,
    itemsNet,
    itemsGross,
    shippingNet,
    shippingGross,
    net,
    gross,
    taxes,
    savingsNet: offer?.savingsNet ?? null,
    savingsGross: offer?.savingsGross ?? null,
    offeredAt: isOffered ? new Date(requestedAt.getTime() + (plan.offeredAfter ?? 0) * dayMs) : null,
    offerNote: plan.offerNote ?? null,
    paymentTerms: isOffered ? setting.termsOf(asker.companyId) : null,
    deliveryAddress: order?.deliveryAddress ?? setting.addressOf(asker.owner).delivery,
    contact: isOffered
      ? { name: nameOf(story.support), email: story.support.email, phone: setting.phoneOf(asker.companyId) }
      : null,
    orderId: order?.id ?? null,
    cancelledBy: plan.state === 'cancelled' ? enderOf(plan) : null,
    searchText: quotationSearchText({ ...words, items }),
  };
  return { quotation, items, comments, events };
}

const firstWords = (text: string | undefined): string[] => (text ? [text.split('\n')[0] ?? ''] : []);

/** Returns the last day of an offer: the plan's; for an accepted one two weeks after the order. */
function validityOf(plan: QuotationPlan, order: Planned['order'], now: Date): string | null {
  if (order) return addDays(businessDay(order.orderedAt), 14);
  return plan.validFor === undefined ? null : addDays(businessDay(now), plan.validFor);
}

function newLines(
  id: string,
  { group }: DemoAsker,
  basis: PriceBasis,
  plan: QuotationPlan,
  { articles }: QuotationSetting,
): OfferLine[] {
  const random = streamOf('quotations', id);
  const known = (articles.get(group) ?? []).filter(({ isShipped, net }) => isShipped && net > 5_000);
  const chosen = new Map<string, Orderable>();
  while (chosen.size < Math.min(plan.lines, known.length)) {
    const article = known[random.between(0, known.length - 1)];
    if (article) chosen.set(article.id, article);
  }
  return [...chosen.values()].map((article, at) => {
    const wished = random.between(2, article.net > 500_000 ? 3 : basis === 'net' ? 24 : 3);
    const list = article[basis];
    return {
      id: `${id}-${at + 1}`,
      quotationId: id,
      position: at + 1,
      articleId: article.id,
      number: article.number,
      name: article.name,
      pictureKey: article.pictureKey,
      quantity: Math.ceil(wished / article.quantityStep) * article.quantityStep,
      listNet: article.net,
      listGross: article.gross,
      taxRate: article.taxRate,
      isShipped: article.isShipped,
      note: null,
      offerNote: null,
      unit: list - divideRounded(list * plan.discountPercent, 100),
    };
  });
}

/** Returns the lines of an order at its prices, with higher shop prices from which a discount was given. */
function orderLines(
  id: string,
  order: DemoOrders['orders'][number],
  basis: PriceBasis,
  plan: QuotationPlan,
  { ordered, articles }: QuotationSetting,
): OfferLine[] {
  const known = new Map([...articles.values()].flat().map((article) => [article.id, article]));
  return ordered.items
    .filter(({ orderId }) => orderId === order.id)
    .map((item) => {
      const unit = basis === 'net' ? item.unitNet : item.unitGross;
      const list = divideRounded(unit * 100, 100 - plan.discountPercent);
      const { articleId, number, name, position, quantity, taxRate } = item;
      return {
        id: `${id}-${position}`,
        quotationId: id,
        position,
        articleId,
        number,
        name,
        quantity,
        taxRate,
        pictureKey: item.pictureKey ?? null,
        note: null,
        offerNote: null,
        listNet: basis === 'net' ? list : list - taxInGross(list, taxRate),
        listGross: basis === 'net' ? list + taxOnNet(list, taxRate) : list,
        isShipped: known.get(articleId)?.isShipped ?? true,
        unit,
      };
    });
}

/** Returns the side that ended a quotation without an order: the author of the last comment. */
const enderOf = ({ comments }: QuotationPlan) => (comments?.at(-1)?.isFromCustomer ? 'customer' : 'service');

interface Lived extends Pick<Planned, 'plan' | 'requestedAt' | 'order'> {
  readonly id: string;
  readonly validUntil: string | null;
  readonly requestedBy: string;
}

/** Returns the quotation's timeline until now, in order. */
function eventsOf({ id, plan, requestedAt, order, validUntil, requestedBy }: Lived, now: Date): EventRow[] {
  const service = nameOf(story.support);
  const after = (days: number) => new Date(Math.min(requestedAt.getTime() + days * dayMs, now.getTime()));
  const told: [EventRow['state'], Date, string | null][] = [['requested', requestedAt, requestedBy]];
  const { offeredAfter, state } = plan;
  const lastComment = plan.comments?.at(-1);
  if (offeredAfter !== undefined || state === 'in_preparation')
    told.push(['in_preparation', after(0.3), service]);
  if (offeredAfter !== undefined) told.push(['offered', after(offeredAfter), service]);
  if (plan.isNegotiated) told.push(['in_preparation', after((offeredAfter ?? 0) + 2), requestedBy]);
  if (order) {
    told.push(['accepted', order.orderedAt, order.orderedBy]);
    told.push(['ordered', order.orderedAt, null]);
  }
  if (state === 'expired' && validUntil !== null)
    told.push(['expired', startOfDay(expiredOn(validUntil), businessTimeZone), null]);
  if (state === 'declined' || state === 'cancelled')
    told.push([state, after(lastComment?.day ?? 5), enderOf(plan) === 'customer' ? requestedBy : service]);
  return told.map(([reached, at, actor], index) => ({
    id: `${id}-e${index + 1}`,
    quotationId: id,
    state: reached,
    at,
    place: index,
    actor,
  }));
}
