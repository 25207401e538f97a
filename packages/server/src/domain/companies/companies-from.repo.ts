import { type SQL, sql } from 'drizzle-orm';
import { withinPartnersReach } from '../partners/partner-reach.repo.ts';

/** Session's company and partner, which limit the companies it sees. */
export interface CompanyViewer {
  readonly companyId: string | null;
  /** The partner that vouched for the session; null where there is none. */
  readonly partnerId: string | null;
}

/**
 * Query of the ids of a company and of the companies below it, at any depth, as far as the session's partner speaks for them; empty without
 * a company. `union` ends the recursion even where the data has a cycle.
 */
export const companiesFrom = ({ companyId, partnerId }: CompanyViewer): SQL =>
  sql`(with recursive scope(id) as (
        select c.id from companies c where c.id = ${companyId}::text
        union select c.id from companies c join scope on c.parent_id = scope.id
      ) select id from scope where ${withinPartnersReach(partnerId, 'scope.id')})`;
