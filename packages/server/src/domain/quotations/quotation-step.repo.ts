import { businessTimeZone } from '@foyer/contract';
import type { QuotationState } from '@foyer/contract/quotations/quotation-states';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Addition, Change } from '../../db/effect/effect.ts';
import { updateRow } from '../../db/effect/update-row.ts';
import { newId } from '../../db/new-id.ts';
import type {
  QuotationCommentRow,
  QuotationEventRow,
  QuotationRow,
  StoredQuotation,
} from './quotation.repo.ts';
import { expiredOn, stateOn } from './quotation-state.ts';
import {
  quotationComments,
  quotationEvents,
  quotationItems,
  quotations,
  type StoredState,
} from './quotations.table.ts';
import { startOfDay } from './start-of-day.ts';

/** Changes to a quotation that are written together. */
export interface Step {
  /** State after the step. @default unchanged, and so is the version */
  readonly state?: StoredState;
  /** Entries for the timeline. @default the state, by `actor` */
  readonly events?: readonly (readonly [state: QuotationState, actor: string | null])[];
  /** Name of the person who acts. */
  readonly actor: string;
  readonly comment?: { readonly text: string; readonly isFromCustomer: boolean } | undefined;
  readonly fields?: Partial<QuotationRow>;
  /** All lines, if they change. */
  readonly items?: StoredQuotation['items'];
}

/** A planned step: the resulting quotation, and the statements that write it if the quotation is still the one that was read. */
export interface PlannedStep {
  readonly next: StoredQuotation;
  readonly changes: readonly Change[];
  readonly additions: readonly Addition[];
}

/** Plans a step. Its statements fail if anything but a comment was written since `stored` was read. */
export function planStep(stored: StoredQuotation, step: Step, now: Date, today: string): PlannedStep {
  const { quotation } = stored;
  const { state, fields = {}, items } = step;
  const moved = state === undefined ? {} : { state, version: quotation.version + 1, ...fields };
  const changed = { ...moved, changedAt: now };
  const events = eventsOf(stored, step, now, today);
  const comments = commentsOf(quotation.id, step, now);
  const isAsRead = and(
    eq(quotations.id, quotation.id),
    eq(quotations.version, quotation.version),
    eq(quotations.state, quotation.state),
  ) as SQL;
  return {
    next: {
      ...stored,
      quotation: { ...quotation, ...changed },
      items: items ?? stored.items,
      comments: [...stored.comments, ...comments],
      events: [...stored.events, ...events],
    },
    changes: [updateRow(quotations, changed, isAsRead), ...(items ? [deleteItems(quotation.id)] : [])],
    additions: [
      ...(items ? [{ table: quotationItems, rows: items }] : []),
      { table: quotationComments, rows: comments },
      { table: quotationEvents, rows: events },
    ],
  };
}

const deleteItems = (id: string): Change => ({
  rows: null,
  statement: (isGo) => sql`delete from ${quotationItems} where quotation_id = ${id} and ${isGo} returning 1`,
});

/** Returns the timeline entries of a step. If it changes the state of an expired offer, the expiry that is not stored yet comes first. */
function eventsOf(
  { quotation, events: told }: StoredQuotation,
  { state, events, actor }: Step,
  now: Date,
  today: string,
): QuotationEventRow[] {
  const { id, validUntil } = quotation;
  const rowOf = (reached: QuotationState, at: Date, by: string | null, index: number): QuotationEventRow => ({
    id: newId(now.getTime()),
    quotationId: id,
    state: reached,
    at,
    place: told.length + index,
    actor: by,
  });
  const hasEnded = quotation.state === 'offered' && stateOn(quotation, today) === 'expired';
  const end =
    hasEnded && validUntil !== null && state !== undefined
      ? [rowOf('expired', startOfDay(expiredOn(validUntil), businessTimeZone), null, 0)]
      : [];
  const own = events ?? (state === undefined ? [] : [[state, actor] as const]);
  return [...end, ...own.map(([reached, by], index) => rowOf(reached, now, by, end.length + index))];
}

function commentsOf(quotationId: string, { comment, actor }: Step, at: Date): QuotationCommentRow[] {
  if (!comment?.text) return [];
  return [{ id: newId(at.getTime()), quotationId, at, author: actor, ...comment }];
}
