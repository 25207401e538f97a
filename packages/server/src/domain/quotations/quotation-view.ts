import { businessTimeZone, isPermitted } from '@foyer/contract';
import type {
  Quotation,
  QuotationItem,
  QuotationSummary,
} from '@foyer/contract/quotations/quotations.schema';
import type { Caller } from '../../security/caller.ts';
import { pictureOf } from '../articles/picture.ts';
import { previewedLines } from '../articles/translated-names.repo.ts';
import { euro, type Totals, toTotals } from '../money/compute-totals.ts';
import type { QuotationItemRow, QuotationRow, StoredQuotation } from './quotation.repo.ts';
import { customerActions, expiredOn, stateOn } from './quotation-state.ts';
import { startOfDay } from './start-of-day.ts';

/** Caller who reads a quotation, and the business day; both decide which actions are allowed. */
export interface QuotationViewer extends Caller {
  readonly today: string;
}

/** Number of comments from which on a customer can add no more. */
const mostComments = 500;

/** Returns the actions that a customer may take on a quotation. */
export function actionsOf(
  { quotation, comments }: Pick<StoredQuotation, 'quotation'> & Partial<Pick<StoredQuotation, 'comments'>>,
  viewer: QuotationViewer,
) {
  const side = isPermitted('shop', viewer) ? 'buyer' : 'reader';
  const isFull = (comments?.length ?? 0) >= mostComments;
  return customerActions(quotation, side, viewer.today).filter((action) => action !== 'comment' || !isFull);
}

/** Columns that lists read. */
export type ListedQuotation = Pick<
  QuotationRow,
  | ('id' | 'number' | 'title' | 'reference' | 'state' | 'requestedAt' | 'requestedBy' | 'validUntil')
  | ('itemCount' | 'preview' | 'net' | 'gross' | 'cancelledBy')
>;

/** Converts a quotation to its list entry. */
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

/** Converts a quotation with all details. Its lines have the names that are to be shown (see `withTranslatedNames`). */
export function toQuotation(stored: StoredQuotation, viewer: QuotationViewer): Quotation {
  const { quotation, order, items, comments } = stored;
  const totals = totalsOf(quotation);
  const names = items.slice(0, previewedLines).map(({ name }) => name);
  const preview = items.length === 0 ? quotation.preview : names;
  return {
    ...toQuotationSummary({ ...quotation, preview }, viewer),
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
      id,
      at: at.toISOString(),
      author,
      isFromCustomer,
      text,
    })),
    timeline: timelineOf(stored, viewer.today),
  };
}

/** Returns the timeline, which shows the expiry of an offer as soon as its last day is over. */
function timelineOf({ quotation, events }: StoredQuotation, today: string): Quotation['timeline'] {
  const told = events.map(({ state, at, actor }) => ({ state, at: at.toISOString(), actor }));
  const isJustExpired = quotation.state === 'offered' && stateOn(quotation, today) === 'expired';
  if (!isJustExpired || quotation.validUntil === null) return told;
  const at = startOfDay(expiredOn(quotation.validUntil), businessTimeZone);
  return [...told, { state: 'expired', at: at.toISOString(), actor: null }];
}

/** Returns the sums of an offer; null if there is no offer. */
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
