import type { MailKind } from '@foyer/contract/profile/mail-kinds';
import type { Database } from '../db/client.ts';
import type { Addition } from '../db/effect/effect.ts';

/** A mail to one person, in that person's language. */
export interface Mail {
  /** Kind by which people choose their mails. */
  readonly kind: MailKind;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same content as HTML. */
  readonly html?: string;
  /** Name of the sender, such as a brand's; the address is the server's. */
  readonly senderName?: string;
}

/**
 * Puts mails into the outbox in the transaction of their cause: they are sent only if it commits. A kind that the recipient turned off is
 * not written.
 */
export interface Mailer {
  /** Returns a mail as part of an effect. */
  readonly addition: (mail: Mail) => Addition;
  /** Writes a mail in the caller's transaction. */
  readonly enqueue: (db: Database, mail: Mail) => Promise<void>;
}
