import type { Logger } from 'pino';
import type { Database } from '../db/client.ts';
import type { Storage } from '../storage/storage.ts';

/** Options of the demo data; `load-demo-data.ts` exports `loadDemoData` of type {@link LoadDemoData}. */
export interface DemoOptions {
  /** Multiplies the generated part of the story. */
  readonly scale: number;
  readonly now: Date;
  /** Hashes the one password of all demo accounts; call it once. */
  readonly hashPassword: (password: string) => Promise<string>;
  readonly storage: Storage;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/** Loads the demo story into an empty, migrated database, in the given transaction. */
export type LoadDemoData = (db: Database, options: DemoOptions) => Promise<void>;
