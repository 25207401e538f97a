import type { Submission } from '@foyer/contract/use-cases/use-cases.schema';
import type { submissions } from './use-cases.table.ts';

/** A stored request. */
export type SubmissionRow = typeof submissions.$inferSelect;

/** A request as the customer sees it. */
export const toSubmission = ({
  id,
  number,
  kind,
  state,
  submittedAt,
}: Pick<SubmissionRow, 'id' | 'number' | 'kind' | 'state' | 'submittedAt'>): Submission => ({
  id,
  number,
  kind,
  state,
  submittedAt: submittedAt.toISOString(),
});
