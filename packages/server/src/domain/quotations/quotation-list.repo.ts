import { businessTimeZone } from '@foyer/contract';
import type { QuotationState } from '@foyer/contract/quotations/quotation-states';
import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { pageOf } from '../../db/keyset/page-of.repo.ts';
import { matchesWords } from '../search/matches-words.repo.ts';
import { visibleQuotations } from './quotation.repo.ts';
import type { QuotationViewer } from './quotation-view.ts';
import { amountOf, quotations, type StoredState, validityOf } from './quotations.table.ts';

const { id, number, title, reference, state, requestedAt, requestedBy, validUntil } = quotations;
const { itemCount, preview, net, gross, cancelledBy } = quotations;
const fields = {
  id,
  number,
  title,
  reference,
  state,
  requestedAt,
  requestedBy,
  validUntil,
  itemCount,
  preview,
  net,
  gross,
  cancelledBy,
};

export const quotationList = pageOf('listQuotations', quotations, {
  fields: () => fields,
  visible: (viewer: QuotationViewer) => visibleQuotations(viewer),
  sorts: {
    requestedAt,
    validUntil: { expression: validityOf(validUntil), kind: 'day' },
    number,
    gross: { expression: amountOf(gross), kind: 'integer' },
    state,
  },
  defaultSort: 'requestedAt:desc',
  filters: {
    search: (search) => matchesWords(quotations.searchText, search),
    state: (states, { today }) => or(...states.map((one) => isInState(one, today))),
    // The first and the last business day.
    from: (day) => gte(requestedAt, startOfDay(day)),
    to: (day) => lt(requestedAt, sql`${startOfDay(day)} + interval '1 day'`),
  },
});

/** Condition for a state as defined by `stateOn`: an offer whose last day is over is expired. */
function isInState(wanted: QuotationState, today: string): SQL | undefined {
  const isStored = eq(state, wanted as StoredState);
  if (wanted === 'offered') return and(isStored, gte(validUntil, today));
  if (wanted === 'expired') return or(isStored, and(eq(state, 'offered'), lt(validUntil, today)));
  return isStored;
}

const startOfDay = (day: string) => sql`(${day}::date)::timestamp at time zone ${businessTimeZone}::text`;
