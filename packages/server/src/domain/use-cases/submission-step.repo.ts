import { sql } from 'drizzle-orm';
import type { Writing } from '../../db/effect/effect.ts';
import { newId } from '../../db/new-id.ts';
import type { StoredUpload } from '../../storage/stored-upload.ts';
import type { StoredSubmission } from './submission-detail.repo.ts';
import type { SubmissionRow } from './submission-view.ts';
import { submissionEvents, submissionFiles, submissionMessages, submissions } from './use-cases.table.ts';

/** A message that moves a request to its next state. */
export interface SubmissionStep {
  readonly state: SubmissionRow['state'];
  readonly author: string;
  readonly isFromCustomer: boolean;
  readonly text: string;
  readonly files: readonly StoredUpload[];
  /** Id of the user who really acted, if somebody acted for the customer. */
  readonly actorId: string | null;
}

/** Plans a step of a request that is still in the state in which it was read; returns the request after it, and its writes. */
export function planStep(
  stored: StoredSubmission,
  { state, author, isFromCustomer, text, files, actorId }: SubmissionStep,
  now: Date,
): { readonly next: StoredSubmission; readonly writing: Writing } {
  const { submission } = stored;
  const submissionId = submission.id;
  const message = { id: newId(now.getTime()), submissionId, author, isFromCustomer, text, at: now };
  const event = { id: newId(now.getTime()), submissionId, state, at: now, actor: actorId };
  const added = files.map((file) => ({
    ...file,
    id: newId(),
    submissionId,
    messageId: message.id,
    field: 'answer',
  }));
  const next = {
    submission: { ...submission, state },
    events: [...stored.events, event],
    files: [...stored.files, ...added],
    messages: [...stored.messages, message],
  };
  const move = {
    rows: 1,
    statement: (isGo: ReturnType<typeof sql>) => sql`update ${submissions} set state = ${state}
      where id = ${submissionId} and state = ${submission.state} and ${isGo} returning 1`,
  };
  const additions = [
    { table: submissionMessages, rows: [message] },
    { table: submissionFiles, rows: added },
    { table: submissionEvents, rows: [event] },
  ];
  return { next, writing: { changes: [move], additions } };
}
