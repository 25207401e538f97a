import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { users } from '../../accounts/accounts.table.ts';
import { brands } from '../../branding/brands.table.ts';
import { companies } from '../../companies/companies.table.ts';
import { quotationComments, quotations } from '../quotations.table.ts';

/** Maximum number of quotations of each kind on a desk; those that wait longest come first, so that none is forgotten. */
const most = 100;

const fields = {
  id: quotations.id,
  number: quotations.number,
  state: quotations.state,
  cancelledBy: quotations.cancelledBy,
  validUntil: quotations.validUntil,
  title: quotations.title,
  preview: quotations.preview,
  requestedAt: quotations.requestedAt,
  requestedBy: quotations.requestedBy,
  changedAt: quotations.changedAt,
  basis: quotations.basis,
  net: quotations.net,
  gross: quotations.gross,
  company: companies.name,
  brand: brands.name,
  /** Whether the last comment is the customer's. */
  isAsked: sql<boolean>`coalesce((select is_from_customer from ${quotationComments} last
    where last.quotation_id = ${quotations.id} order by last.at desc, last.id desc limit 1), false)`,
};

function read(db: Database, where: SQL, order: SQL) {
  return db
    .select(fields)
    .from(quotations)
    .innerJoin(users, eq(users.id, quotations.userId))
    .leftJoin(companies, eq(companies.id, quotations.companyId))
    .innerJoin(brands, eq(brands.id, sql`coalesce(${companies.brandId}, ${users.brandId})`))
    .where(where)
    .orderBy(order, asc(quotations.id))
    .limit(most);
}

export type DeskRow = Awaited<ReturnType<typeof read>>[number];

/** Reads the quotations of all customers: waiting ones, longest first; offered ones, first to expire first; ended ones, newest first. */
export async function readDesk(db: Database) {
  return {
    waiting: await read(
      db,
      inArray(quotations.state, ['requested', 'in_preparation']),
      asc(quotations.changedAt),
    ),
    offered: await read(db, eq(quotations.state, 'offered'), asc(quotations.validUntil)),
    ended: await read(
      db,
      inArray(quotations.state, ['ordered', 'declined', 'expired', 'cancelled']),
      desc(quotations.changedAt),
    ),
  };
}

/** Reads company, brand and e-mail address of the customer of a quotation. */
export async function readCustomerName(
  db: Database,
  { userId, companyId }: { readonly userId: string; readonly companyId: string | null },
): Promise<{ readonly company: string | null; readonly brand: string; readonly email: string }> {
  const [found] = await db
    .select({ company: companies.name, brand: brands.name, email: users.email })
    .from(users)
    .leftJoin(companies, eq(companies.id, sql`${companyId}::text`))
    .innerJoin(brands, eq(brands.id, sql`coalesce(${companies.brandId}, ${users.brandId})`))
    .where(eq(users.id, userId));
  return found ?? { company: null, brand: '', email: '' };
}
