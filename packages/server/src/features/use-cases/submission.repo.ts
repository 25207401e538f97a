import type { Database } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { nextNumber } from '../../domain/document-numbers/next-number.repo.ts';
import type { StoredUpload } from '../handler.ts';
import { submissionEvents, submissionFiles, submissions } from './use-cases.table.ts';

export type SubmissionRow = typeof submissions.$inferSelect;

export interface NewSubmission extends Omit<typeof submissions.$inferInsert, 'id' | 'number' | 'state'> {
  readonly files: Readonly<Record<string, readonly StoredUpload[]>>;
  /** What the request comes to at once; `received` is always the first state. */
  readonly state: SubmissionRow['state'];
}

/** Stores a request with its files and its first states, under the next number. */
export async function writeSubmission(db: Database, submission: NewSubmission): Promise<SubmissionRow> {
  const { files, ...fields } = submission;
  const at = fields.submittedAt;
  const id = newId(at.getTime());
  const number = await nextNumber(db, 'UC', at);
  const [row] = await db
    .insert(submissions)
    .values({ ...fields, id, number })
    .returning();
  if (!row) throw new Error('A submission was not written');
  const stored = Object.entries(files).flatMap(([field, uploads]) =>
    uploads.map((upload) => ({ ...upload, id: newId(), submissionId: id, field })),
  );
  if (stored.length > 0) await db.insert(submissionFiles).values(stored);
  const states = [...new Set(['received', fields.state] as const)];
  await db
    .insert(submissionEvents)
    .values(states.map((state) => ({ id: newId(), submissionId: id, state, at, actor: null })));
  return row;
}
