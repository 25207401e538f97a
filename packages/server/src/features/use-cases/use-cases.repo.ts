import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { ownedBy, type Requester } from './ownership.repo.ts';
import { chargingCards, submissions, vehicleReadings, vehicles } from './use-cases.table.ts';

export type VehicleRow = typeof vehicles.$inferSelect;

export async function readVehicles(db: Database, caller: Requester): Promise<VehicleRow[]> {
  return db
    .select()
    .from(vehicles)
    .where(ownedBy(vehicles, caller))
    .orderBy(asc(vehicles.licensePlate))
    .limit(500);
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

export async function readCards(db: Database, caller: Requester) {
  return db
    .select({
      id: chargingCards.id,
      number: chargingCards.number,
      type: chargingCards.type,
      holder: chargingCards.holder,
      state: chargingCards.state,
    })
    .from(chargingCards)
    .where(ownedBy(chargingCards, caller))
    .orderBy(asc(chargingCards.number))
    .limit(500);
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

/** A new card on its way, for the same holder. */
export async function orderReplacement(
  db: Database,
  card: typeof chargingCards.$inferSelect,
  number: string,
): Promise<void> {
  const { companyId, userId, type, holder } = card;
  await db
    .insert(chargingCards)
    .values({ id: newId(), companyId, userId, type, holder, number, state: 'ordered', replacesId: card.id });
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
