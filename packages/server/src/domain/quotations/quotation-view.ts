import { businessTimeZone, isPermitted } from '@foyer/contract';
import type {
  Quotation,
  QuotationItem,
  QuotationSummary,
} from '@foyer/contract/quotations/quotations.schema';
import type { Caller } from '../../security/caller.ts';
import { pictureOf } from '../articles/picture.ts';
import { euro, type Totals, toTotals } from '../money/compute-totals.ts';
import type { QuotationItemRow, QuotationRow, StoredQuotation } from './quotation.repo.ts';
import { customerActions, expiredOn, stateOn } from './quotation-state.ts';
import { startOfDay } from './start-of-day.ts';

/** Who looks at a quotation, and on which business day: what may be done follows from both. */
export interface QuotationViewer extends Caller {
  readonly today: string;
}

/** So many comments a quotation takes from its customer; more is no talk about an offer. */
const mostComments = 500;

/** What a customer may do with a quotation. */
export function actionsOf(
  { quotation, comments }: Pick<StoredQuotation, 'quotation'> & Partial<Pick<StoredQuotation, 'comments'>>,
  viewer: QuotationViewer,
) {
  const side = isPermitted('shop', viewer) ? 'buyer' : 'reader';
  const isFull = (comments?.length ?? 0) >= mostComments;
  return customerActions(quotation, side, viewer.today).filter((action) => action !== 'comment' || !isFull);
}

/** What lists read of a row. */
export type ListedQuotation = Pick<
  QuotationRow,
  | ('id' | 'number' | 'title' | 'reference' | 'state' | 'requestedAt' | 'requestedBy' | 'validUntil')
  | ('itemCount' | 'preview' | 'net' | 'gross' | 'cancelledBy')
>;

/** A quotation as lists show it. */
export function toQuotationSummary(row: ListedQuotation, viewer: QuotationViewer): QuotationSummary {
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    reference: row.reference,
    state: stateOn(row, viewer.today),
    cancelledBy: row.cancelledBy,
    requestedAt: row.requestedAt.toISOString(),
    requestedBy: row.requestedBy,
    validUntil: row.validUntil,
    itemCount: row.itemCount,
    preview: [...row.preview],
    net: orNull(row.net),
    gross: orNull(row.gross),
    allowedActions: actionsOf({ quotation: row as QuotationRow }, viewer),
  };
}

/** One quotation with everything. Names stay in the language in which it was asked for. */
export function toQuotation(stored: StoredQuotation, viewer: QuotationViewer): Quotation {
  const { quotation, order, items, comments } = stored;
  const totals = totalsOf(quotation);
  return {
    ...toQuotationSummary(quotation, viewer),
    allowedActions: actionsOf(stored, viewer),
    version: quotation.version,
    basis: quotation.basis,
    description: quotation.description,
    note: quotation.note,
    requestedDeliveryDate: quotation.requestedDeliveryDate,
    items: items.map(toItem),
    totals: totals && toTotals(totals),
    savingsNet: orNull(quotation.savingsNet),
    savingsGross: orNull(quotation.savingsGross),
    offerNote: quotation.offerNote,
    paymentTerms: quotation.paymentTerms,
    deliveryAddress: quotation.deliveryAddress,
    contact: quotation.contact,
    order,
    comments: comments.map(({ id, at, author, isFromCustomer, text }) => ({
      ...{ id, at: at.toISOString(), author, isFromCustomer, text },
    })),
    timeline: timelineOf(stored, viewer.today),
  };
}

/** What happened, with the end of an offer's validity as soon as its day is over. */
function timelineOf({ quotation, events }: StoredQuotation, today: string): Quotation['timeline'] {
  const told = events.map(({ state, at, actor }) => ({ state, at: at.toISOString(), actor }));
  const isJustExpired = quotation.state === 'offered' && stateOn(quotation, today) === 'expired';
  if (!isJustExpired || quotation.validUntil === null) return told;
  const at = startOfDay(expiredOn(quotation.validUntil), businessTimeZone);
  return [...told, { state: 'expired', at: at.toISOString(), actor: null }];
}

/** The sums of an offer; null where there is none. */
export function totalsOf(row: QuotationRow): Totals | null {
  const { basis, itemsNet, itemsGross, shippingNet, shippingGross, net, gross, taxes } = row;
  if (itemsNet === null || itemsGross === null || shippingNet === null || shippingGross === null) return null;
  if (net === null || gross === null || taxes === null) return null;
  return { basis, itemsNet, itemsGross, shippingNet, shippingGross, net, gross, taxes };
}

const orNull = (amount: number | null) => (amount === null ? null : euro(amount));

const toItem = (item: QuotationItemRow): QuotationItem => ({
  id: item.id,
  position: item.position,
  articleId: item.articleId,
  number: item.number,
  name: item.name,
  picture: item.pictureKey === null ? null : pictureOf(item.pictureKey, item.name),
  quantity: item.quantity,
  listNet: euro(item.listNet),
  listGross: euro(item.listGross),
  unitNet: orNull(item.unitNet),
  unitGross: orNull(item.unitGross),
  lineNet: orNull(item.lineNet),
  lineGross: orNull(item.lineGross),
  taxRate: item.taxRate,
  note: item.note,
  offerNote: item.offerNote,
});
