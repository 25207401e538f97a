import { and, desc, eq, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { companies } from '../../domain/companies/companies.table.ts';
import { ownedBy, type Requester } from './owned-by.repo.ts';
import { chargingCards, submissions, vehicleReadings, vehicles } from './use-cases.table.ts';

export type VehicleRow = typeof vehicles.$inferSelect;

type Belonging<T, K extends keyof T> = Readonly<Pick<T, K>>;
type CardRow = typeof chargingCards.$inferSelect;

/** What a request can be about. */
export interface Belongings extends Record<string, unknown> {
  readonly vehicles: readonly Belonging<
    VehicleRow,
    'id' | 'licensePlate' | 'model' | 'lastReadingKm' | 'lastReadOn'
  >[];
  readonly cards: readonly Belonging<CardRow, 'id' | 'number' | 'type' | 'holder' | 'state'>[];
  /** Whether the company is a special customer. */
  readonly isSpecial: boolean;
}

/** The caller's vehicles and cards, at most 500 of each, and what the company is, in one query. */
export async function readBelongings(db: Database, caller: Requester): Promise<Belongings> {
  const [row] = await queryRows<Belongings>(
    db,
    sql`select coalesce((select json_agg(v) from (
        select id, license_plate as "licensePlate", model, last_reading_km as "lastReadingKm", last_read_on as "lastReadOn"
        from ${vehicles} where ${ownedBy(vehicles, caller)} order by license_plate limit 500) v), '[]') as vehicles,
      coalesce((select json_agg(c) from (
        select id, number, type, holder, state
        from ${chargingCards} where ${ownedBy(chargingCards, caller)} order by number limit 500) c), '[]') as cards,
      coalesce((select is_special_customer from ${companies} where id = ${caller.companyId}), false) as "isSpecial"`,
  );
  if (!row) throw new Error('A query of two lists gave no row');
  return row;
}

/** A vehicle of the caller, held until the transaction ends so that readings follow one another. */
export async function holdVehicle(
  db: Database,
  caller: Requester,
  id: string,
): Promise<VehicleRow | undefined> {
  const [vehicle] = await db
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.id, id), ownedBy(vehicles, caller)))
    .for('update');
  return vehicle;
}

/** Keeps a reading and makes it the vehicle's last one. */
export async function writeReading(
  db: Database,
  reading: Omit<typeof vehicleReadings.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(vehicleReadings).values({ ...reading, id: newId() });
  await db
    .update(vehicles)
    .set({ lastReadingKm: reading.readingKm, lastReadOn: reading.readOn })
    .where(eq(vehicles.id, reading.vehicleId));
}

export async function holdCard(db: Database, caller: Requester, id: string) {
  const [card] = await db
    .select()
    .from(chargingCards)
    .where(and(eq(chargingCards.id, id), ownedBy(chargingCards, caller)))
    .for('update');
  return card;
}

export async function blockCard(db: Database, id: string, now: Date): Promise<void> {
  await db.update(chargingCards).set({ state: 'blocked', blockedAt: now }).where(eq(chargingCards.id, id));
}

/** A new card on its way, for the same holder, named by the request that asked for it. */
export async function orderReplacement(db: Database, card: CardRow, submissionNumber: string): Promise<void> {
  const { companyId, userId, type, holder } = card;
  await db.insert(chargingCards).values({
    id: newId(),
    companyId,
    userId,
    type,
    holder,
    number: submissionNumber,
    state: 'ordered',
    replacesId: card.id,
  });
}

/** The caller's own requests, the newest first. */
export async function readSubmissions(db: Database, { userId }: Requester) {
  return db
    .select()
    .from(submissions)
    .where(eq(submissions.userId, userId))
    .orderBy(desc(submissions.submittedAt), desc(submissions.id))
    .limit(50);
}
