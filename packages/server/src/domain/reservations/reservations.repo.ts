import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import { type Database, sqlState } from '../../db/client.ts';
import { users } from '../accounts/accounts.table.ts';
import { chargingBays, reservations } from './reservations.table.ts';

export type BayRow = typeof chargingBays.$inferSelect;

/** From `start` until before `end`, in minutes since 1970. */
export interface Minutes {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** The bays of a company. */
export const listBays = (db: Database, companyId: string): Promise<BayRow[]> =>
  db
    .select()
    .from(chargingBays)
    .where(eq(chargingBays.companyId, companyId))
    .orderBy(asc(chargingBays.number));

const fields = {
  id: reservations.id,
  bayId: chargingBays.id,
  userId: reservations.userId,
  firstName: users.firstName,
  lastName: users.lastName,
  startMinute: reservations.startMinute,
  endMinute: reservations.endMinute,
  vehicle: reservations.vehicle,
};

/** What is taken of a company's bays in a time. */
export const listReservations = (db: Database, companyId: string, { startMinute, endMinute }: Minutes) =>
  db
    .select(fields)
    .from(reservations)
    .innerJoin(chargingBays, eq(chargingBays.number, reservations.bayNumber))
    .innerJoin(users, eq(users.id, reservations.userId))
    .where(
      and(
        eq(chargingBays.companyId, companyId),
        isNull(reservations.cancelledAt),
        lt(reservations.startMinute, endMinute),
        gt(reservations.endMinute, startMinute),
      ),
    )
    .orderBy(asc(reservations.startMinute), asc(reservations.id));

/** One that stands, of a company; null for any other. */
export async function findReservation(db: Database, companyId: string, id: string) {
  const [row] = await db
    .select(fields)
    .from(reservations)
    .innerJoin(chargingBays, eq(chargingBays.number, reservations.bayNumber))
    .innerJoin(users, eq(users.id, reservations.userId))
    .where(
      and(eq(chargingBays.companyId, companyId), eq(reservations.id, id), isNull(reservations.cancelledAt)),
    );
  return row ?? null;
}

/** Takes a bay; false where the database refuses because somebody has it. */
export const insertReservation = (db: Database, row: typeof reservations.$inferInsert): Promise<boolean> =>
  unlessTaken(db.insert(reservations).values(row));

/** Moves one to another time or bay; false where somebody has it. */
export const moveReservation = (
  db: Database,
  id: string,
  to: Minutes & { readonly bayNumber: number; readonly vehicle: string },
): Promise<boolean> =>
  unlessTaken(
    db
      .update(reservations)
      .set(to)
      .where(and(eq(reservations.id, id), isNull(reservations.cancelledAt))),
  );

export async function cancelReservation(db: Database, id: string, now: Date): Promise<void> {
  await db.update(reservations).set({ cancelledAt: now }).where(eq(reservations.id, id));
}

/** SQLSTATE 23P01: an exclusion constraint. */
async function unlessTaken(work: PromiseLike<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (sqlState(error) === '23P01') return false;
    throw error;
  }
}
