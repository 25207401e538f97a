import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { outbox } from './mail.table.ts';
import type { Mail, Mailer } from './mailer.ts';

export type OutboxMail = typeof outbox.$inferSelect;

/** Puts mail into the outbox table; the worker of any instance sends it. */
export function createOutboxMailer(now: () => Date = () => new Date()): Mailer {
  return {
    enqueue: async (db, { to, subject, text }: Mail) => {
      const at = now();
      await db
        .insert(outbox)
        .values({ id: newId(), recipient: to, subject, body: text, createdAt: at, nextAttemptAt: at });
    },
  };
}

/**
 * Takes one due mail, hands it to `send` and records how that went. Another worker skips the row meanwhile. Answers false
 * when nothing is due.
 */
export function sendNext(
  db: Database,
  now: Date,
  send: (mail: OutboxMail) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [mail] = await tx
      .select()
      .from(outbox)
      .where(and(isNull(outbox.sentAt), lte(outbox.nextAttemptAt, now)))
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!mail) return false;
    const failure = await send(mail).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const attempts = mail.attempts + 1;
    // 1, 2, 4 … minutes, at most six hours.
    const wait = Math.min(60_000 * 2 ** mail.attempts, 6 * 60 * 60_000);
    const outcome =
      failure === null
        ? { sentAt: now, attempts, lastError: null }
        : { attempts, lastError: failure.slice(0, 500), nextAttemptAt: new Date(now.getTime() + wait) };
    await tx.update(outbox).set(outcome).where(eq(outbox.id, mail.id));
    return true;
  });
}

/** The newest mails, for the mailbox page of the demo. */
export function listMails(db: Database, limit: number): Promise<OutboxMail[]> {
  return db.select().from(outbox).orderBy(desc(outbox.createdAt), sql`${outbox.id} desc`).limit(limit);
}
