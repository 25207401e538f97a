import { addDays, businessDay } from '@foyer/contract/business-day';
import { instantOf } from '../local-time.ts';
import type { Booking } from './booking-book.ts';
import type { StoredBay } from './reservation.ts';

const hamburg = { company: 'nordwind', site: 'Hamburg, Speicherstraße 14' };

export const bays: readonly StoredBay[] = [
  { ...hamburg, id: 'bay-hh-a', name: 'Stellplatz A' },
  { ...hamburg, id: 'bay-hh-b', name: 'Stellplatz B' },
  { ...hamburg, id: 'bay-hh-c', name: 'Stellplatz C' },
  { id: 'bay-hb-a', company: 'nordwind', name: 'Stellplatz A', site: 'Bremen, Am Güterbahnhof 3a' },
  { id: 'bay-ki-a', company: 'nordwind-spedition', name: 'Stellplatz A', site: 'Kiel, Ostuferallee 21' },
];

/** People with bookings, by their ids in the portal. */
const people = {
  manager: { id: 'user-manager', name: 'Katharina Brandt', vehicle: 'HH-KB 100E' },
  driver: { id: 'user-driver', name: 'Lukas Hansen', vehicle: 'HH-NW 214E' },
  buyer: { id: 'user-buyer', name: 'Mehmet Yilmaz', vehicle: 'HH-NW 377E' },
  people: { id: 'user-people', name: 'Jonas Petersen', vehicle: 'HB-NW 18E' },
} as const;

/** `day` counts from today. */
const plan = [
  { bayId: 'bay-hh-a', by: people.manager, day: 0, from: '07:00', until: '10:00' },
  { bayId: 'bay-hh-b', by: people.driver, day: 0, from: '08:30', until: '12:00' },
  { bayId: 'bay-hh-a', by: people.buyer, day: 0, from: '13:00', until: '15:30' },
  { bayId: 'bay-hh-c', by: people.driver, day: 1, from: '06:00', until: '09:00' },
  { bayId: 'bay-hh-a', by: people.manager, day: 1, from: '09:00', until: '11:00' },
  { bayId: 'bay-hb-a', by: people.people, day: 1, from: '10:00', until: '14:00' },
  { bayId: 'bay-hh-b', by: people.buyer, day: 2, from: '08:00', until: '16:00' },
] as const;

/** The initial bookings. */
export function firstBookings(now: Date): Booking[] {
  const today = businessDay(now);
  return plan.map(({ bayId, by: { id: userId, name: bookedBy, vehicle }, day, from, until }, at) => {
    const on = addDays(today, day);
    const [start, end] = [instantOf(on, from), instantOf(on, until)].map((instant) => Date.parse(instant));
    return { id: `res-${at + 1}`, bayId, userId, bookedBy, vehicle, start: start ?? 0, end: end ?? 0 };
  });
}
