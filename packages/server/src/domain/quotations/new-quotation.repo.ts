import { cutText } from '@foyer/contract/cut-text';
import type { Addition } from '../../db/effect/effect.ts';
import { newId } from '../../db/new-id.ts';
import type { QuotationItemRow, QuotationRow, StoredQuotation } from './quotation.repo.ts';
import { quotationSearchText } from './quotation-search-text.ts';
import { quotationEvents, quotationItems, quotations } from './quotations.table.ts';

/** Content of a request for a quotation. */
export interface QuotationDraft
  extends Pick<
    QuotationRow,
    | ('userId' | 'companyId' | 'mode' | 'language' | 'title' | 'reference' | 'description' | 'note')
    | ('requestedDeliveryDate' | 'requestedAt' | 'requestedBy' | 'basis' | 'deliveryAddress')
  > {
  readonly items: readonly Omit<
    QuotationItemRow,
    ('id' | 'quotationId' | 'position' | 'offerNote') | ('unitNet' | 'unitGross' | 'lineNet' | 'lineGross')
  >[];
  /** Name in the first entry of the timeline. */
  readonly actor: string;
}

const noOffer = {
  validUntil: null,
  remindedOf: null,
  offeredAt: null,
  offerNote: null,
  paymentTerms: null,
  contact: null,
  itemsNet: null,
  itemsGross: null,
  shippingNet: null,
  shippingGross: null,
  net: null,
  gross: null,
  taxes: null,
  savingsNet: null,
  savingsGross: null,
  orderId: null,
  cancelledBy: null,
};

/** Returns a new quotation as it will be read once stored. */
export function newQuotation({ items, actor, ...draft }: QuotationDraft, number: string): StoredQuotation {
  const at = draft.requestedAt;
  const id = newId(at.getTime());
  return {
    quotation: {
      ...draft,
      ...noOffer,
      id,
      number,
      state: 'requested',
      version: 1,
      changedAt: at,
      ...summaryOf(items, draft.description),
      searchText: quotationSearchText({ ...draft, number, items }),
    },
    order: null,
    items: items.map((item, index) => ({
      ...item,
      id: newId(at.getTime()),
      quotationId: id,
      position: index + 1,
      offerNote: null,
      unitNet: null,
      unitGross: null,
      lineNet: null,
      lineGross: null,
    })),
    comments: [],
    events: [{ id: newId(at.getTime()), quotationId: id, state: 'requested', at, place: 0, actor }],
  };
}

/** Returns the rows to insert for a quotation. */
export const quotationAdditions = ({ quotation, items, events }: StoredQuotation): Addition[] => [
  { table: quotations, rows: [quotation] },
  { table: quotationItems, rows: items },
  { table: quotationEvents, rows: events },
];

/** Maximum length of a description in a list. */
const previewLength = 120;

/** Returns what lists show of the lines: the number of pieces and the first names; for a request in words the beginning of its text. */
export function summaryOf(
  items: readonly Pick<QuotationItemRow, 'quantity' | 'name'>[],
  description: string | null,
): Pick<QuotationRow, 'itemCount' | 'preview'> {
  const words = cutText(description?.split('\n')[0]?.trim() ?? '', previewLength);
  return {
    itemCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
    preview: items.length === 0 && words ? [words] : items.slice(0, 3).map(({ name }) => name),
  };
}
