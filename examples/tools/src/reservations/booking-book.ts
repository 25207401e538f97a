import { randomUUID } from 'node:crypto';
import type { Visitor } from '../server/vendor.ts';
import type { Bay, Reservation, ReservationWish, StoredBay } from './reservation.ts';

/** A booking as it is kept; times are milliseconds since 1970, and the end is free again. */
export interface Booking {
  readonly id: string;
  readonly bayId: string;
  readonly userId: string;
  readonly bookedBy: string;
  readonly start: number;
  readonly end: number;
  readonly vehicle: string;
}

export type ReservationFault =
  | 'not_found'
  | 'bay_taken'
  | 'reservation_past'
  | 'reservation_times'
  | 'forbidden';
export type ReservationResult =
  | { readonly ok: true; readonly value: Reservation }
  | { readonly ok: false; readonly code: ReservationFault };

/** Bays and their bookings, in memory: each call ends before the next begins, so that no two bookings of a bay overlap. */
export interface BookingBook {
  readonly bays: (visitor: Visitor) => Bay[];
  /** Bookings of the visitor's company that touch a time, in milliseconds since 1970. */
  readonly list: (visitor: Visitor, from: number, until: number) => Reservation[];
  readonly book: (visitor: Visitor, wish: ReservationWish) => ReservationResult;
  readonly move: (visitor: Visitor, id: string, wish: ReservationWish) => ReservationResult;
  readonly cancel: (visitor: Visitor, id: string) => ReservationResult;
}

/** Bookings begin and end on the quarter of an hour, last a day at most and are made for the next 60 days. */
const stepMs = 15 * 60_000;
const longestMs = 24 * 60 * 60_000;
const furthestMs = 60 * longestMs;

const refused = (code: ReservationFault): ReservationResult => ({ ok: false, code });

export function createBookingBook(
  all: readonly StoredBay[],
  first: readonly Booking[],
  now: () => Date,
): BookingBook {
  const bookings = new Map(first.map((booking) => [booking.id, booking]));
  const baysOf = ({ company }: Visitor) => all.filter((bay) => bay.company === company);
  const isOwn = (visitor: Visitor, { bayId }: Booking) => baysOf(visitor).some(({ id }) => id === bayId);
  const shown = ({ id: userId, roles }: Visitor, booking: Booking): Reservation => {
    const { id, bayId, start, end, vehicle, bookedBy } = booking;
    const isMine = booking.userId === userId;
    const isAhead = end > now().getTime();
    return {
      id,
      bayId,
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(end).toISOString(),
      vehicle,
      bookedBy,
      isMine,
      canChange: isAhead && (isMine || roles.includes('ROLE_FLEET_MANAGER')),
      canCancel: isAhead && isMine,
    };
  };
  /** Keeps a booking where its time can be taken and is free. */
  const keep = (visitor: Visitor, booking: Booking): ReservationResult => {
    if (!isOwn(visitor, booking)) return refused('not_found');
    const fault = faultOfTimes(booking, now().getTime());
    if (fault) return refused(fault);
    const { id, bayId, start, end } = booking;
    const isTaken = [...bookings.values()].some(
      (other) => other.id !== id && other.bayId === bayId && other.start < end && other.end > start,
    );
    if (isTaken) return refused('bay_taken');
    bookings.set(id, booking);
    return { ok: true, value: shown(visitor, booking) };
  };
  const allowed = (visitor: Visitor, id: string, may: 'canChange' | 'canCancel') => {
    const booking = bookings.get(id);
    if (!booking || !isOwn(visitor, booking)) return refused('not_found');
    return shown(visitor, booking)[may] ? booking : refused('forbidden');
  };
  return {
    bays: (visitor) => baysOf(visitor).map(({ id, name, site }) => ({ id, name, site })),
    list: (visitor, from, until) =>
      [...bookings.values()]
        .filter((booking) => isOwn(visitor, booking) && booking.start < until && booking.end > from)
        .toSorted((one, other) => one.start - other.start)
        .map((booking) => shown(visitor, booking)),
    book: (visitor, wish) => {
      const { id: userId, name: bookedBy } = visitor;
      return keep(visitor, { id: randomUUID(), userId, bookedBy, ...wished(wish) });
    },
    move: (visitor, id, wish) => {
      const before = allowed(visitor, id, 'canChange');
      return 'ok' in before ? before : keep(visitor, { ...before, ...wished(wish) });
    },
    cancel: (visitor, id) => {
      const before = allowed(visitor, id, 'canCancel');
      if ('ok' in before) return before;
      bookings.delete(id);
      return { ok: true, value: shown(visitor, before) };
    },
  };
}

const wished = ({ bayId, startsAt, endsAt, vehicle }: ReservationWish) => ({
  bayId,
  vehicle,
  start: Date.parse(startsAt),
  end: Date.parse(endsAt),
});

function faultOfTimes({ start, end }: Pick<Booking, 'start' | 'end'>, now: number): ReservationFault | null {
  const isOnStep = start % stepMs === 0 && end % stepMs === 0;
  if (!isOnStep || end - start < stepMs || end - start > longestMs) return 'reservation_times';
  if (start <= now - stepMs) return 'reservation_past';
  return start > now + furthestMs ? 'reservation_times' : null;
}
