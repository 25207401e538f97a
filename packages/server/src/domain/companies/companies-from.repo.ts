import { type SQL, sql } from 'drizzle-orm';

/** The ids of a company and of those below it, at any depth; none for nobody's. `union` ends where the data has a loop. */
export const companiesFrom = (companyId: string | null): SQL =>
  sql`(with recursive scope(id) as (
        select c.id from companies c where c.id = ${companyId}::text
        union select c.id from companies c join scope on c.parent_id = scope.id
      ) select id from scope)`;
