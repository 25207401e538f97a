import type { Writing } from '../../db/effect/effect.ts';
import { newId } from '../../db/new-id.ts';
import { documentNumber } from '../../domain/document-numbers/document-number.repo.ts';
import type { SubmissionRow } from '../../domain/use-cases/submission-view.ts';
import { submissionEvents, submissionFiles, submissions } from '../../domain/use-cases/use-cases.table.ts';
import type { StoredUpload } from '../handler.ts';

/** A request before it is stored; its `state` is what it comes to at once. */
export interface SubmissionDraft extends Omit<SubmissionRow, 'id' | 'number'> {
  readonly files: Readonly<Record<string, readonly StoredUpload[]>>;
}

/** A request under the next number, and what writes it with its files and its first states; `received` is always the first. */
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
    uploads.map((upload) => ({ ...upload, id: newId(), submissionId, field })),
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
