import { isPermitted } from '@foyer/contract';
import type { Reservation, ReservationWish } from '@foyer/contract/tools/tool-answers';
import type { Database } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { Caller } from '../../security/caller.ts';
import {
  cancelReservation,
  findReservation,
  insertReservation,
  listBays,
  listReservations,
  type Minutes,
  moveReservation,
} from './reservations.repo.ts';

export type ReservationFault =
  | 'not_found'
  | 'bay_taken'
  | 'reservation_past'
  | 'reservation_times'
  | 'forbidden';
export type ReservationResult =
  | { readonly ok: true; readonly value: Reservation }
  | { readonly ok: false; readonly code: ReservationFault };

const minuteMs = 60_000;
/** Bookings begin and end on the quarter of an hour, last a day at most and are made for the next weeks. */
const stepMinutes = 15;
const mostMinutes = 24 * 60;
const furthestMinutes = 60 * 24 * 60;

const minuteOf = (at: string | Date): number => Math.floor(new Date(at).getTime() / minuteMs);
const instantOf = (minute: number): string => new Date(minute * minuteMs).toISOString();

/** Who asks: of a company, and when. */
export interface Booker {
  readonly caller: Caller;
  readonly companyId: string;
  readonly now: Date;
}

export async function readReservations(
  db: Database,
  { caller, companyId, now }: Booker,
  from: Date,
  until: Date,
): Promise<Reservation[]> {
  const between = { startMinute: minuteOf(from), endMinute: minuteOf(until) };
  const rows = await listReservations(db, companyId, between);
  return rows.map((row) => toReservation(row, caller, now));
}

export const readBays = async (db: Database, companyId: string) =>
  (await listBays(db, companyId)).map(({ id, name, site }) => ({ id, name, site }));

export async function book(db: Database, booker: Booker, wish: ReservationWish): Promise<ReservationResult> {
  const { caller, companyId, now } = booker;
  const judged = await judge(db, booker, wish);
  if (!judged.ok) return judged;
  const { bayNumber, minutes } = judged.value;
  const id = newId(now.getTime());
  const row = { id, bayNumber, userId: caller.userId, ...minutes, vehicle: wish.vehicle, createdAt: now };
  if (!(await insertReservation(db, row))) return { ok: false, code: 'bay_taken' };
  return readOne(db, { caller, companyId, now }, id);
}

export async function move(
  db: Database,
  booker: Booker,
  id: string,
  wish: ReservationWish,
): Promise<ReservationResult> {
  const before = await readOne(db, booker, id);
  if (!before.ok) return before;
  if (!before.value.canChange) return { ok: false, code: 'forbidden' };
  const judged = await judge(db, booker, wish);
  if (!judged.ok) return judged;
  const { bayNumber, minutes } = judged.value;
  const isMoved = await moveReservation(db, id, { bayNumber, ...minutes, vehicle: wish.vehicle });
  return isMoved ? readOne(db, booker, id) : { ok: false, code: 'bay_taken' };
}

export async function cancel(db: Database, booker: Booker, id: string): Promise<ReservationResult> {
  const before = await readOne(db, booker, id);
  if (!before.ok) return before;
  if (!before.value.canChange) return { ok: false, code: 'forbidden' };
  await cancelReservation(db, id, booker.now);
  return before;
}

async function readOne(
  db: Database,
  { caller, companyId, now }: Booker,
  id: string,
): Promise<ReservationResult> {
  const row = await findReservation(db, companyId, id);
  return row ? { ok: true, value: toReservation(row, caller, now) } : { ok: false, code: 'not_found' };
}

type Judged =
  | { readonly ok: true; readonly value: { readonly bayNumber: number; readonly minutes: Minutes } }
  | { readonly ok: false; readonly code: ReservationFault };

/** Whether a time can be taken at all; whether it is free the database says. */
async function judge(db: Database, { companyId, now }: Booker, wish: ReservationWish): Promise<Judged> {
  const bay = (await listBays(db, companyId)).find(({ id }) => id === wish.bayId);
  if (!bay) return { ok: false, code: 'not_found' };
  const minutes = { startMinute: minuteOf(wish.startsAt), endMinute: minuteOf(wish.endsAt) };
  const { startMinute, endMinute } = minutes;
  const length = endMinute - startMinute;
  const isOnStep = startMinute % stepMinutes === 0 && endMinute % stepMinutes === 0;
  if (!isOnStep || length < stepMinutes || length > mostMinutes)
    return { ok: false, code: 'reservation_times' };
  if (startMinute <= minuteOf(now) - stepMinutes) return { ok: false, code: 'reservation_past' };
  if (startMinute > minuteOf(now) + furthestMinutes) return { ok: false, code: 'reservation_times' };
  return { ok: true, value: { bayNumber: bay.number, minutes } };
}

function toReservation(
  row: Awaited<ReturnType<typeof listReservations>>[number],
  caller: Caller,
  now: Date,
): Reservation {
  const isMine = row.userId === caller.userId;
  return {
    id: row.id,
    bayId: row.bayId,
    startsAt: instantOf(row.startMinute),
    endsAt: instantOf(row.endMinute),
    vehicle: row.vehicle,
    bookedBy: `${row.firstName} ${row.lastName}`.trim(),
    isMine,
    canChange: (isMine || isPermitted('companies', caller)) && row.endMinute > minuteOf(now),
  };
}
