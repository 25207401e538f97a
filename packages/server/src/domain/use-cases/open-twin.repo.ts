import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { sentValues } from './draft-request.service.ts';
import type { SubmissionRow } from './submission-view.ts';
import { submissions } from './use-cases.table.ts';

/** Fields in which two requests of a kind must agree to be the same. Other kinds compare all fields except the note. */
const sameness: { readonly [K in UseCaseKind]?: readonly string[] } = {
  'wallbox-integration-check': ['manufacturer', 'model', 'serialNumber', 'installationAddress'],
};

/** Finds a request of a user that is not settled and is the same. */
export async function findOpenTwin(
  db: Database,
  userId: string,
  kind: UseCaseKind,
  body: object,
): Promise<SubmissionRow | undefined> {
  const names = sameness[kind];
  const told = Object.entries(sentValues(body)).filter(([name]) => names?.includes(name) ?? name !== 'note');
  const [twin] = await db
    .select()
    .from(submissions)
    .where(
      and(
        eq(submissions.userId, userId),
        eq(submissions.kind, kind),
        notInArray(submissions.state, ['done', 'rejected']),
        sql`${submissions.payload} @> ${JSON.stringify(Object.fromEntries(told))}::jsonb`,
      ),
    )
    .orderBy(desc(submissions.submittedAt))
    .limit(1);
  return twin;
}
