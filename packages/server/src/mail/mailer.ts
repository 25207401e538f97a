import type { MailKind } from '@foyer/contract/profile/mail-kinds';
import type { Database } from '../db/client.ts';
import type { Addition } from '../db/effect/effect.ts';

/** A mail to one person, in that person's language. */
export interface Mail {
  /** By it people choose what they get. */
  readonly kind: MailKind;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML. */
  readonly html?: string;
  /** In whose name, such as a brand's; the address is the server's. */
  readonly senderName?: string;
}

/**
 * Puts mail into the outbox with what it tells of: it leaves only if that is committed. What whoever it is for does without is not written.
 */
export interface Mailer {
  /** For an effect that is worked out before it is written. */
  readonly addition: (mail: Mail) => Addition;
  /** In the caller's transaction. */
  readonly enqueue: (db: Database, mail: Mail) => Promise<void>;
}
