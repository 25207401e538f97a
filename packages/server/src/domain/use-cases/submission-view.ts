import type { Submission } from '@foyer/contract/use-cases/use-cases.schema';
import type { submissions } from './use-cases.table.ts';

/** A stored request. */
export type SubmissionRow = typeof submissions.$inferSelect;

/** Converts a request to the form that the customer sees. */
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
