import { addDays, instant, isoDate, optionalText } from '@foyer/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { instantOf } from '../local-time.ts';
import { checked, fault, jsonOf } from '../server/fault.ts';
import type { Vendor, VendorEnv } from '../server/vendor.ts';
import { bays, firstBookings } from './bays.ts';
import { createBookingBook, type ReservationFault, type ReservationResult } from './booking-book.ts';

const querySchema = v.strictObject({
  day: isoDate,
  days: v.optional(v.picklist(['1', '7']), '1'),
});
const wishSchema = v.strictObject({
  bayId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
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
const statuses = {
  not_found: 404,
  bay_taken: 409,
  reservation_past: 422,
  reservation_times: 422,
  forbidden: 403,
} as const satisfies Record<ReservationFault, number>;

function answerOf(result: ReservationResult) {
  if (!result.ok) throw fault(result.code, statuses[result.code]);
  return result.value;
}

const midnightOf = (day: string): number => Date.parse(instantOf(day, '00:00'));

/** The reservation tool: charging bays that the people of a company share. Private customers have none. */
export function createReservations(now: () => Date): Vendor {
  const book = createBookingBook(bays, firstBookings(now()), now);
  const api = new Hono<VendorEnv>();
  api.get('/bays', ({ json, var: { visitor } }) => json({ items: book.bays(visitor) }));
  api.get('/reservations', ({ req, json, var: { visitor } }) => {
    const { day, days } = checked(querySchema, req.query());
    return json({ items: book.list(visitor, midnightOf(day), midnightOf(addDays(day, Number(days)))) });
  });
  api.post('/reservations', async ({ req, json, var: { visitor } }) =>
    json(answerOf(book.book(visitor, checked(wishSchema, await jsonOf(req))))),
  );
  api.patch('/reservations/:id', async ({ req, json, var: { visitor } }) =>
    json(answerOf(book.move(visitor, req.param('id'), checked(wishSchema, await jsonOf(req))))),
  );
  api.delete('/reservations/:id', ({ req, json, var: { visitor } }) =>
    json(answerOf(book.cancel(visitor, req.param('id')))),
  );
  return { client: 'reservation-tool', api };
}
