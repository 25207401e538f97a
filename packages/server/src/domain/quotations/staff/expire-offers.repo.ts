import { addDays, businessDay, businessTimeZone } from '@foyer/contract';
import { and, asc, eq, getTableColumns, gte, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { carryOut, isOvertaken } from '../../../db/effect/carry-out.ts';
import { updateRow } from '../../../db/effect/update-row.ts';
import { newId } from '../../../db/new-id.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { readContact } from '../../accounts/users.repo.ts';
import { quotationMail } from '../mail/quotation-mail.ts';
import type { QuotationRow } from '../quotation.repo.ts';
import { expiredOn } from '../quotation-state.ts';
import { quotationEvents, quotations } from '../quotations.table.ts';
import { startOfDay } from '../start-of-day.ts';

/** Days before the end of an offer on which its requester is reminded. */
const warningDays = 3;
/** Maximum number of offers in one round; the next round follows at once. */
const chunk = 50;

/**
 * Stores which offers have ended, and reminds the requesters of those that are about to end, once for each validity. Returns whether
 * there may be more. Offers are shown as expired on their day without this function: nothing depends on when or how often it runs.
 */
export async function expireOffers(
  db: Database,
  mail: Mailer,
  publicUrl: string,
  now: Date,
): Promise<boolean> {
  const today = businessDay(now);
  const ended = await offers(db, lt(quotations.validUntil, today));
  for (const row of ended) await expire(db, row);
  const ending = await offers(
    db,
    and(
      gte(quotations.validUntil, today),
      lte(quotations.validUntil, addDays(today, warningDays)),
      or(isNull(quotations.remindedOf), ne(quotations.remindedOf, quotations.validUntil)),
    ),
  );
  for (const row of ending) await warn(db, mail, publicUrl, row);
  return ended.length === chunk || ending.length === chunk;
}

const offers = (db: Database, where: ReturnType<typeof and>): Promise<QuotationRow[]> =>
  db
    .select(getTableColumns(quotations))
    .from(quotations)
    .where(and(eq(quotations.state, 'offered'), where))
    .orderBy(asc(quotations.validUntil), asc(quotations.id))
    .limit(chunk);

const asRead = ({ id, version, remindedOf }: QuotationRow) =>
  sql`id = ${id} and version = ${version}::int and state = 'offered' and reminded_of is not distinct from ${remindedOf}::date`;

/** Stores an expiry. The version stays, so that a customer who has seen the offer may request it again without reading it again. */
async function expire(db: Database, row: QuotationRow): Promise<void> {
  if (row.validUntil === null) return;
  const at = startOfDay(expiredOn(row.validUntil), businessTimeZone);
  const event = { id: newId(), quotationId: row.id, state: 'expired', at, place: 1000, actor: null };
  await unlessOvertaken(
    carryOut(db, {
      changes: [updateRow(quotations, { state: 'expired', changedAt: at }, asRead(row))],
      additions: [{ table: quotationEvents, rows: [event] }],
    }),
  );
}

async function warn(db: Database, mail: Mailer, publicUrl: string, row: QuotationRow): Promise<void> {
  const contact = await readContact(db, row);
  const told = quotationMail('ending', { quotation: row, items: [] }, contact, publicUrl);
  await unlessOvertaken(
    carryOut(db, {
      changes: [updateRow(quotations, { remindedOf: row.validUntil }, asRead(row))],
      additions: [mail.addition(told)],
    }),
  );
}

/** Ignores that another instance or the customer was faster: then there is nothing to do. */
async function unlessOvertaken(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isOvertaken(error)) throw error;
  });
}
