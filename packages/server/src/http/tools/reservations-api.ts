import { addDays, businessTimeZone, instant, isoDate, optionalText } from '@foyer/contract';
import * as v from 'valibot';
import { startOfDay } from '../../domain/quotations/start-of-day.ts';
import {
  type Booker,
  book,
  cancel,
  move,
  type ReservationResult,
  readBays,
  readReservations,
} from '../../domain/reservations/reservations.service.ts';
import { ProblemError } from '../problem-error.ts';
import { type ToolCall, type ToolOperation, toolOperation } from './tool-operation.ts';

const page = 'RESERVATION-TOOL';
const nothing = v.strictObject({});
const wish = v.strictObject({
  bayId: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(64, 'max_length')),
  startsAt: instant,
  endsAt: instant,
  vehicle: v.optional(
    v.pipe(
      optionalText(40),
      v.transform((text) => text ?? ''),
    ),
    '',
  ),
});
const status = {
  not_found: 404,
  bay_taken: 409,
  reservation_past: 422,
  reservation_times: 422,
  forbidden: 403,
};

/** Bays are a company's: private customers have none. */
function bookerOf({ caller, now }: ToolCall<unknown>): Booker {
  if (caller.companyId === null) throw new ProblemError('not_found', 404);
  return { caller, companyId: caller.companyId, now };
}

function answer(result: ReservationResult) {
  if (!result.ok) throw new ProblemError(result.code, status[result.code]);
  return result.value;
}

/** Shared charging bays of the caller's company. */
export const reservationsApi: readonly ToolOperation[] = [
  toolOperation({
    page,
    method: 'GET',
    path: '/bays',
    input: nothing,
    run: async ({ db, caller: { companyId } }) => ({
      items: companyId === null ? [] : await readBays(db, companyId),
    }),
  }),
  toolOperation({
    page,
    method: 'GET',
    path: '/reservations',
    input: v.strictObject({
      day: isoDate,
      days: v.optional(v.picklist(['1', '7'], 'invalid_choice'), '1'),
    }),
    run: async (call) => {
      const { db, input, caller } = call;
      if (caller.companyId === null) return { items: [] };
      const from = startOfDay(input.day, businessTimeZone);
      const until = startOfDay(addDays(input.day, Number(input.days)), businessTimeZone);
      return { items: await readReservations(db, bookerOf(call), from, until) };
    },
  }),
  toolOperation({
    page,
    method: 'POST',
    path: '/reservations',
    input: wish,
    run: async (call) => answer(await book(call.db, bookerOf(call), call.input)),
  }),
  toolOperation({
    page,
    method: 'PATCH',
    path: '/reservations/:id',
    input: wish,
    run: async (call) => answer(await move(call.db, bookerOf(call), call.id, call.input)),
  }),
  toolOperation({
    page,
    method: 'DELETE',
    path: '/reservations/:id',
    input: nothing,
    run: async (call) => answer(await cancel(call.db, bookerOf(call), call.id)),
  }),
];
