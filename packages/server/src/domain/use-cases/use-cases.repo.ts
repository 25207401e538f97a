import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import type { Addition, Change } from '../../db/effect/effect.ts';
import { newId } from '../../db/new-id.ts';
import { companies } from '../companies/companies.table.ts';
import { ownedBy, type Requester } from './owned-by.repo.ts';
import { chargingCards, submissions, vehicleReadings, vehicles } from './use-cases.table.ts';

export type VehicleRow = typeof vehicles.$inferSelect;

type Belonging<T, K extends keyof T> = Readonly<Pick<T, K>>;
export type CardRow = typeof chargingCards.$inferSelect;

/** Number printed on a card; null for an ordered card, which has none yet. */
export const cardNumber: SQL<string | null> = sql`case when ${chargingCards.state} = 'ordered' then null
  else ${chargingCards.number} end`;

/** Vehicles and cards that a request can be about. */
export interface VehiclesAndCards extends Record<string, unknown> {
  readonly vehicles: readonly Belonging<
    VehicleRow,
    'id' | 'licensePlate' | 'model' | 'lastReadingKm' | 'lastReadOn'
  >[];
  readonly cards: readonly (Belonging<CardRow, 'id' | 'type' | 'holder' | 'state'> & {
    readonly number: string | null;
  })[];
  /** Whether the company is a special customer. */
  readonly isSpecial: boolean;
}

/** Reads the caller's vehicles and cards, at most 500 of each, and whether the company is a special customer, in one query. */
export async function readVehiclesAndCards(db: Database, caller: Requester): Promise<VehiclesAndCards> {
  const [row] = await queryRows<VehiclesAndCards>(
    db,
    sql`select coalesce((select json_agg(v) from (
        select id, license_plate as "licensePlate", model, last_reading_km as "lastReadingKm", last_read_on as "lastReadOn"
        from ${vehicles} where ${ownedBy(vehicles, caller)} order by license_plate limit 500) v), '[]') as vehicles,
      coalesce((select json_agg(c) from (
        select id, ${cardNumber} as number, type, holder, state
        from ${chargingCards} where ${ownedBy(chargingCards, caller)} order by ${chargingCards.number} limit 500) c), '[]') as cards,
      coalesce((select is_special_customer from ${companies} where id = ${caller.companyId}), false) as "isSpecial"`,
  );
  if (!row) throw new Error('The query of vehicles and cards returned no row');
  return row;
}

/** Finds a vehicle of the caller. */
export async function findVehicle(
  db: Database,
  caller: Requester,
  id: string,
): Promise<VehicleRow | undefined> {
  const [vehicle] = await db
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.id, id), ownedBy(vehicles, caller)));
  return vehicle;
}

type NewReading = Omit<typeof vehicleReadings.$inferSelect, 'id'>;

/** Returns the change that stores the last reading of a vehicle, if the previous one is still as it was read. */
export const moveReading = (
  { id, lastReadingKm, lastReadOn }: VehicleRow,
  { readingKm, readOn }: NewReading,
): Change => ({
  rows: 1,
  statement: (isGo) => sql`update ${vehicles} set last_reading_km = ${readingKm}, last_read_on = ${readOn}
    where id = ${id} and last_reading_km is not distinct from ${lastReadingKm}::integer
      and last_read_on is not distinct from ${lastReadOn}::date and ${isGo} returning 1`,
});

export const readingAddition = (reading: NewReading): Addition => ({
  table: vehicleReadings,
  rows: [{ ...reading, id: newId() }],
});

/** Finds a card of the caller. */
export async function findCard(db: Database, caller: Requester, id: string): Promise<CardRow | undefined> {
  const [card] = await db
    .select()
    .from(chargingCards)
    .where(and(eq(chargingCards.id, id), ownedBy(chargingCards, caller)));
  return card;
}

/** Returns the change that blocks a card, if its state is still as it was read. */
export const blockCard = ({ id, state }: CardRow, now: Date): Change => ({
  rows: 1,
  statement: (
    isGo,
  ) => sql`update ${chargingCards} set state = 'blocked', blocked_at = ${now.toISOString()}::timestamptz
    where id = ${id} and state = ${state} and ${isGo} returning 1`,
});

/** Returns the row of an ordered card for the same holder. */
export function replacementAddition(card: CardRow): Addition {
  const { companyId, userId, type, holder } = card;
  const own = { companyId, userId, type, holder };
  return {
    table: chargingCards,
    rows: [{ id: newId(), ...own, number: newId(), state: 'ordered', replacesId: card.id }],
  };
}

/** Reads the caller's own requests, newest first, at most 50. */
export async function readSubmissions(db: Database, { userId }: Requester) {
  return db
    .select()
    .from(submissions)
    .where(eq(submissions.userId, userId))
    .orderBy(desc(submissions.submittedAt), desc(submissions.id))
    .limit(50);
}
