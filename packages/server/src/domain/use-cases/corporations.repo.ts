import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { type Customer, isPrivate } from '../accounts/customer.ts';
import { companies } from '../companies/companies.table.ts';
import type { CompanyViewer } from '../companies/companies-from.repo.ts';
import { withinPartnersReach } from '../partners/partner-reach.repo.ts';

interface Corporation extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly isSpecial: boolean;
}

/** Reads the caller's company and the companies below it, and whether it is a special customer; none for a private caller. */
export async function readCorporations(db: Database, caller: Customer & CompanyViewer) {
  if (isPrivate(caller)) return { corporations: [], isSpecial: false };
  const rows = await queryRows<Corporation>(
    db,
    sql`with recursive own as (
        select id, name, sort_name, is_special_customer, 0 as depth from ${companies} where id = ${caller.companyId}
        union select c.id, c.name, c.sort_name, c.is_special_customer, own.depth + 1
        from ${companies} c join own on c.parent_id = own.id where own.depth < 8
      ) select id, name, is_special_customer as "isSpecial" from own
      where ${withinPartnersReach(caller.partnerId, 'own.id')} order by depth, sort_name, id limit 500`,
  );
  return {
    corporations: rows.map(({ id, name }) => ({ id, name })),
    isSpecial: rows.some(({ id, isSpecial }) => id === caller.companyId && isSpecial),
  };
}
