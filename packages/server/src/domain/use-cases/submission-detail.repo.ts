import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { submissionEvents, submissionFiles, submissionMessages, submissions } from './use-cases.table.ts';

/** A request with its states, files and messages. */
export interface StoredSubmission {
  readonly submission: typeof submissions.$inferSelect;
  readonly events: readonly Pick<typeof submissionEvents.$inferSelect, 'state' | 'at'>[];
  readonly files: readonly (typeof submissionFiles.$inferSelect)[];
  readonly messages: readonly (typeof submissionMessages.$inferSelect)[];
}

const ownOne = (userId: string, id: string) => and(eq(submissions.id, id), eq(submissions.userId, userId));

/** Reads a request of a user with its states, files and messages; null if it does not exist for the user. */
export const findSubmission = (db: Database, userId: string, id: string) => read(db, ownOne(userId, id));

/** Reads a request of any customer; for the service. */
export const readAnySubmission = (db: Database, id: string) => read(db, eq(submissions.id, id));

async function read(db: Database, where: SQL | undefined): Promise<StoredSubmission | null> {
  const [submission] = await db.select().from(submissions).where(where);
  if (!submission) return null;
  const { id } = submission;
  const events = await db
    .select()
    .from(submissionEvents)
    .where(eq(submissionEvents.submissionId, id))
    // a state that the request reached at once has the same instant as `received`
    .orderBy(
      asc(submissionEvents.at),
      sql`${submissionEvents.state} <> 'received'`,
      asc(submissionEvents.id),
    );
  const files = await db
    .select()
    .from(submissionFiles)
    .where(eq(submissionFiles.submissionId, id))
    .orderBy(asc(submissionFiles.field), asc(submissionFiles.name), asc(submissionFiles.id));
  const messages = await db
    .select()
    .from(submissionMessages)
    .where(eq(submissionMessages.submissionId, id))
    .orderBy(asc(submissionMessages.at), asc(submissionMessages.id));
  return { submission, events, files, messages };
}

/** Finds a file that a user sent with a request or with an answer. */
export async function findSubmissionFile(db: Database, userId: string, id: string, fileId: string) {
  const [row] = await db
    .select({ file: submissionFiles })
    .from(submissionFiles)
    .innerJoin(submissions, eq(submissions.id, submissionFiles.submissionId))
    .where(and(ownOne(userId, id), eq(submissionFiles.id, fileId)));
  return row?.file;
}
