import { cutText } from '@foyer/contract/cut-text';
import type { ChoosableMailKind } from '@foyer/contract/profile/mail-kinds';
import { and, asc, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import type { Addition } from '../db/effect/effect.ts';
import { insertAlone } from '../db/effect/insert-into.ts';
import { newId } from '../db/new-id.ts';
import { storable } from '../db/storable.ts';
import { users } from '../domain/accounts/accounts.table.ts';
import { mutedMails, outbox } from './mail.table.ts';
import { MailRefused } from './mail-refused.ts';
import type { Mail, Mailer } from './mailer.ts';

export type OutboxMail = typeof outbox.$inferSelect;

/** Condition on the writing statement, so that a choice applies from the moment it is made. */
const isWanted = sql`not exists (select 1 from ${mutedMails} m join ${users} u on u.id = m.user_id
  where m.kind = added.kind and u.email = lower(added.recipient))`;

/** Creates a mailer that writes to the outbox table, except kinds that the recipient turned off; the worker of any instance sends them. */
export function createOutboxMailer(now: () => Date = () => new Date()): Mailer {
  const addition = ({ kind, to, subject, text, html, senderName }: Mail): Addition => {
    const at = now();
    const words = { subject, body: text, html, senderName };
    const row = { id: newId(), kind, recipient: to, ...words, createdAt: at, nextAttemptAt: at };
    return { table: outbox, rows: [row], only: isWanted };
  };
  return { addition, enqueue: (db, mail) => insertAlone(db, addition(mail)) };
}

/** Whether a user currently gets mails of a kind. */
export async function isMailWanted(
  db: Database,
  { userId, kind }: { readonly userId: string; readonly kind: ChoosableMailKind },
): Promise<boolean> {
  const muted = await db
    .select({ kind: mutedMails.kind })
    .from(mutedMails)
    .where(and(eq(mutedMails.userId, userId), eq(mutedMails.kind, kind)));
  return muted.length === 0;
}

/** Number of failed attempts after which a mail is no longer sent, so that an operator can look at it. */
const MAX_ATTEMPTS = 12;
/** Time after which a worker's mail counts as lost and another worker takes it; longer than any SMTP time-out. */
const LEASE_SECONDS = 15 * 60;

/**
 * Takes one due mail, passes it to `send` and records the outcome. Returns false when none is due. The mail is marked as taken before it is
 * sent, so no other worker sends it meanwhile, and no transaction waits for a mail server.
 */
export async function sendNext(
  db: Database,
  now: Date,
  send: (mail: OutboxMail) => Promise<void>,
): Promise<boolean> {
  const mail = await take(db, now);
  if (!mail) return false;
  const failure = await send(mail).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  // pauses of 1, 2, 4 … minutes, at most six hours
  const wait = Math.min(60_000 * 2 ** (mail.attempts - 1), 6 * 60 * 60_000);
  const outcome =
    failure === null
      ? { sentAt: now, lastError: null }
      : {
          lastError: storable(cutText(failure.message, 500)),
          nextAttemptAt: new Date(now.getTime() + wait),
          ...(failure instanceof MailRefused && { attempts: MAX_ATTEMPTS }),
        };
  await db.update(outbox).set(outcome).where(eq(outbox.id, mail.id));
  return true;
}

async function take(db: Database, now: Date): Promise<OutboxMail | undefined> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), lte(outbox.nextAttemptAt, now), lt(outbox.attempts, MAX_ATTEMPTS)))
    .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE_SECONDS * 1000),
    })
    .where(eq(outbox.id, sql`(${due})`))
    .returning();
  return mail;
}

/** Returns one mail. */
export async function findMail(db: Database, id: string): Promise<OutboxMail | undefined> {
  const [mail] = await db.select().from(outbox).where(eq(outbox.id, id));
  return mail;
}

/** Returns the newest mails, for the mailbox page of the demo. */
export function listMails(db: Database, limit: number): Promise<OutboxMail[]> {
  return db.select().from(outbox).orderBy(desc(outbox.createdAt), sql`${outbox.id} desc`).limit(limit);
}
