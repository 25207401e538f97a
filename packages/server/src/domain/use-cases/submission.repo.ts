import type { Writing } from '../../db/effect/effect.ts';
import { newId } from '../../db/new-id.ts';
import type { StoredUpload } from '../../storage/stored-upload.ts';
import { documentNumber } from '../document-numbers/document-number.repo.ts';
import type { SubmissionRow } from './submission-view.ts';
import { submissionEvents, submissionFiles, submissions } from './use-cases.table.ts';

/** A request before it is stored; `state` is the state that it reaches at once. */
export interface SubmissionDraft extends Omit<SubmissionRow, 'id' | 'number'> {
  readonly files: Readonly<Record<string, readonly StoredUpload[]>>;
}

/** Returns a request with the next number, and the rows of the request, its files and its first states; `received` is the first one. */
export function newSubmission(draft: SubmissionDraft): {
  readonly submission: SubmissionRow;
  readonly writing: Omit<Writing, 'changes'>;
} {
  const { files, ...fields } = draft;
  const at = fields.submittedAt;
  const { number, numbering } = documentNumber('UC', at);
  const submission = { ...fields, id: newId(at.getTime()), number };
  const submissionId = submission.id;
  const stored = Object.entries(files).flatMap(([field, uploads]) =>
    uploads.map((upload) => ({ ...upload, id: newId(), submissionId, messageId: null, field })),
  );
  const states = [...new Set(['received', fields.state] as const)];
  const additions = [
    { table: submissions, rows: [submission] },
    { table: submissionFiles, rows: stored },
    {
      table: submissionEvents,
      rows: states.map((state) => ({ id: newId(), submissionId, state, at, actor: null })),
    },
  ];
  return { submission, writing: { additions, numbering } };
}
