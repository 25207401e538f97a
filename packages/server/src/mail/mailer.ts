import type { Database } from '../db/client.ts';

/** A mail to one person, in that person's language. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML. */
  readonly html?: string;
  /** In whose name, such as a brand's; the address is the server's. */
  readonly senderName?: string;
}

/** Puts mail into the outbox, in the caller's transaction: it leaves only if the transaction commits. */
export interface Mailer {
  readonly enqueue: (db: Database, mail: Mail) => Promise<void>;
}
