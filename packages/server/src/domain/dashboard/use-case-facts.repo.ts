import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { companies } from '../companies/companies.table.ts';
import { isMileageDue } from '../use-cases/mileage-due.repo.ts';
import { ownedBy, type Requester } from '../use-cases/owned-by.repo.ts';
import type { UseCaseSubjects } from '../use-cases/possible-use-cases.ts';
import type { SubmissionRow } from '../use-cases/submission-view.ts';
import { chargingCards, submissions, vehicles } from '../use-cases/use-cases.table.ts';

interface UseCaseFacts extends Omit<UseCaseSubjects, 'isPrivate' | 'isActedFor'> {
  readonly dueVehicleCount: number;
  /** One element per kind that the caller has submitted. */
  readonly submitted: readonly {
    readonly kind: UseCaseKind;
    readonly openCount: number;
    /** The newest submission, as JSON. */
    readonly last: Pick<SubmissionRow, 'id' | 'number' | 'state'> & { readonly submittedAt: string };
  }[];
}

/** Reads the subjects of the caller's requests (vehicles, cards, company) and the submitted requests, in one statement. */
export async function readUseCaseFacts(
  db: Database,
  caller: Requester,
  today: string,
): Promise<UseCaseFacts> {
  const [row] = await queryRows<{ facts: UseCaseFacts }>(
    db,
    sql`select json_build_object(
      'vehicleCount', (select count(*)::int from ${vehicles} where ${ownedBy(vehicles, caller)}),
      'dueVehicleCount', (select count(*)::int from ${vehicles} where ${ownedBy(vehicles, caller)} and ${isMileageDue(today)}),
      'activeCardCount', (select count(*)::int from ${chargingCards}
        where ${ownedBy(chargingCards, caller)} and ${chargingCards.state} = 'active'),
      'madeCardCount', (select count(*)::int from ${chargingCards}
        where ${ownedBy(chargingCards, caller)} and ${chargingCards.state} <> 'ordered'),
      'isSpecial', coalesce((select is_special_customer from ${companies} where id = ${caller.companyId}), false),
      'submitted', (select coalesce(json_agg(made), '[]') from (
        select kind, (count(*) filter (where state not in ('done', 'rejected')))::int as "openCount",
          (array_agg(json_build_object('id', id, 'number', number, 'state', state, 'submittedAt', submitted_at)
            order by submitted_at desc, id desc))[1] as last
        from ${submissions} where ${submissions.userId} = ${caller.userId} group by kind) made)) as facts`,
  );
  if (!row) throw new Error('The query of use case facts returned no row');
  return row.facts;
}
