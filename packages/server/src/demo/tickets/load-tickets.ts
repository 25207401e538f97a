import { and, desc, eq, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { numberSeries } from '../../domain/document-numbers/document-numbers.table.ts';
import { invoices } from '../../domain/invoices/invoices.table.ts';
import { orders } from '../../domain/orders/orders.table.ts';
import { quotations } from '../../domain/quotations/quotations.table.ts';
import { shipments } from '../../domain/shipments/shipments.table.ts';
import { addServiceHours } from '../../domain/tickets/service-hours/add-service-hours.ts';
import { serviceHours } from '../../domain/tickets/service-hours/service-hours.table.ts';
import { findPriority } from '../../domain/tickets/ticket-choices.ts';
import {
  ticketComments,
  ticketEvents,
  ticketFiles,
  ticketFileVersions,
  ticketReads,
  tickets,
  ticketTeamMembers,
  ticketTeams,
} from '../../domain/tickets/tickets.table.ts';
import { chargingCards } from '../../domain/use-cases/use-cases.table.ts';
import type { Storage } from '../../storage/storage.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { nameOf } from '../demo-people.ts';
import { storeDrawn } from '../drawing.ts';
import { buildTickets, type FindAbout, type PlannedFile, type PromiseAnswer } from './build-tickets.ts';
import { demoFiles } from './draw-files.ts';
import { type TicketPlan, ticketPlans } from './ticket-plans.ts';
import { demoServiceHours, demoTeamMembers, demoTeams } from './ticket-teams.ts';

/** Loads the service's hours and teams, and the conversations of all customers with it. */
export async function loadTickets(db: Database, storage: Storage, now: Date): Promise<void> {
  await db.insert(serviceHours).values([...demoServiceHours]);
  await db.insert(ticketTeams).values([...demoTeams]);
  await db.insert(ticketTeamMembers).values([...demoTeamMembers]);
  const about = await readAbout(db);
  const { built, lastNumbers } = await buildTickets((plan) => about.get(plan.key) ?? null, promise, now);
  await bulkInsert(
    db,
    tickets,
    built.map(({ ticket }) => ticket),
  );
  await bulkInsert(
    db,
    ticketComments,
    built.flatMap(({ comments }) => comments),
  );
  await bulkInsert(
    db,
    ticketEvents,
    built.flatMap(({ events }) => events),
  );
  await bulkInsert(
    db,
    ticketReads,
    built.flatMap(({ reads }) => reads),
  );
  await storeFiles(
    db,
    storage,
    built.flatMap(({ files }) => files),
  );
  await db.insert(numberSeries).values([...lastNumbers].map(([year, last]) => ({ series: 'T', year, last })));
}

const promise: PromiseAnswer = async (brandId, priorityId, askedAt) => {
  const hours = demoServiceHours.find((one) => one.brandId === brandId);
  if (!hours) throw new Error(`Demo data: ${brandId} has no service hours`);
  const { region = null, ...rest } = hours;
  return addServiceHours(askedAt, findPriority(priorityId)?.answerHours ?? 8, { ...rest, region });
};

/** Returns the newest record of the wanted kind for the customer of each plan. */
async function readAbout(db: Database): Promise<ReadonlyMap<string, NonNullable<ReturnType<FindAbout>>>> {
  const found = new Map<string, NonNullable<ReturnType<FindAbout>>>();
  // sequential: all queries use the connection of one transaction
  for (const plan of ticketPlans) {
    const thing = await newestOf(db, plan);
    if (thing) found.set(plan.key, thing);
  }
  return found;
}

type Owned = PgTable & {
  readonly id: PgColumn;
  readonly number: PgColumn;
  readonly userId: PgColumn;
  readonly companyId: PgColumn;
};

async function newestOf(db: Database, { about, by, mode }: TicketPlan) {
  const tables: Partial<Record<NonNullable<TicketPlan['about']>, Owned>> = {
    order: orders,
    invoice: invoices,
    quotation: quotations,
    shipment: shipments,
    charging_card: chargingCards,
  };
  const table = about && tables[about];
  if (!table) return null;
  const isTheirs =
    about !== 'charging_card' && mode === 'b2b' && by.companyId !== null
      ? eq(table.companyId, by.companyId)
      : and(eq(table.userId, by.id), mode === 'b2b' ? undefined : isNull(table.companyId));
  const [thing] = await db
    .select({ id: table.id, number: table.number })
    .from(table as PgTable)
    .where(isTheirs)
    .orderBy(desc(table.number))
    .limit(1);
  return thing ? { id: String(thing.id), label: String(thing.number) } : null;
}

async function storeFiles(db: Database, storage: Storage, files: readonly PlannedFile[]): Promise<void> {
  const stored = await Promise.all(
    files.map(async ({ file, by, at, ...whose }, index) => {
      const { id } = whose;
      const drawn = await storeDrawn(storage, demoFiles[file]);
      return {
        file: { ...whose, version: 1, addedAt: at, place: index },
        version: {
          id: `${id}-v1`,
          fileId: id,
          version: 1,
          ...drawn,
          uploadedAt: at,
          uploaderId: by.id,
          uploaderName: nameOf(by),
          uploaderKind: by.companyId === 'service' ? ('service' as const) : ('customer' as const),
        },
      };
    }),
  );
  await bulkInsert(
    db,
    ticketFiles,
    stored.map(({ file }) => file),
  );
  await bulkInsert(
    db,
    ticketFileVersions,
    stored.map(({ version }) => version),
  );
}
