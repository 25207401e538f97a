import type { Submission } from '@foyer/contract/use-cases/use-cases.schema';
import type { Caller } from '../../security/caller.ts';
import type { SubmissionRow } from './submission.repo.ts';

/** A request as the customer sees it. */
export const toSubmission = ({ id, number, kind, state, submittedAt }: SubmissionRow): Submission => ({
  id,
  number,
  kind,
  state,
  submittedAt: submittedAt.toISOString(),
});

/** Who submits: the user, and who acted for them. */
export const submitterOf = ({ userId, companyId, mode, actor }: Caller) => ({
  userId,
  companyId,
  mode,
  actorId: actor?.userId ?? null,
});
