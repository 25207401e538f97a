import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { submissionEvents, submissionFiles, submissions } from './use-cases.table.ts';

const ownOne = (userId: string, id: string) => and(eq(submissions.id, id), eq(submissions.userId, userId));

/** Reads a request of a user with its states and files; null if it does not exist for the user. */
export async function findSubmission(db: Database, userId: string, id: string) {
  const [submission] = await db.select().from(submissions).where(ownOne(userId, id));
  if (!submission) return null;
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
  return { submission, events, files };
}

/** Finds a file that a user sent with a request. */
export async function findSubmissionFile(db: Database, userId: string, id: string, fileId: string) {
  const [row] = await db
    .select({ file: submissionFiles })
    .from(submissionFiles)
    .innerJoin(submissions, eq(submissions.id, submissionFiles.submissionId))
    .where(and(ownOne(userId, id), eq(submissionFiles.id, fileId)));
  return row?.file;
}
