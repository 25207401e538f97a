import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { users } from '../../accounts/accounts.table.ts';
import { companies } from '../../companies/companies.table.ts';
import { submissions } from '../use-cases.table.ts';

/** Maximum number of requests on a desk; those that wait longest come first. */
const most = 100;

/** Reads the unsettled requests of all customers, those that wait for a customer's answer last. */
export const readOpenRequests = (db: Database) =>
  db
    .select({
      id: submissions.id,
      number: submissions.number,
      kind: submissions.kind,
      state: submissions.state,
      submittedAt: submissions.submittedAt,
      requestedBy: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      company: companies.name,
    })
    .from(submissions)
    .innerJoin(users, eq(users.id, submissions.userId))
    .leftJoin(companies, eq(companies.id, submissions.companyId))
    .where(inArray(submissions.state, ['received', 'in_progress', 'needs_answer']))
    .orderBy(sql`${submissions.state} = 'needs_answer'`, asc(submissions.submittedAt), asc(submissions.id))
    .limit(most);

export type OpenRequest = Awaited<ReturnType<typeof readOpenRequests>>[number];
