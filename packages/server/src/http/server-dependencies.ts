import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import type { VersionCache } from '../domain/articles/version-cache.ts';
import type { Answerer } from '../domain/chat/answerer.ts';
import type { TicketHub } from '../domain/tickets/live/ticket-hub.ts';
import type { HandlerContext, Security } from '../features/handler.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Authorizer } from '../security/oauth/authorizer.ts';
import type { Quotas } from '../security/quotas.ts';
import type { Storage } from '../storage/storage.ts';
import type { RunningArchives } from './begin-archive.ts';
import type { CallContext } from './call-context.ts';
import type { CallerLimit } from './caller-limit.ts';
import type { FileCleaner } from './uploads/file-cleaner.ts';
import type { ReadingTurns } from './uploads/reading-turns.ts';

/** What one server is made of. */
export interface ServerDependencies {
  readonly db: Database;
  readonly storage: Storage;
  readonly cleanFile: FileCleaner;
  readonly readingTurns: ReadingTurns;
  readonly mail: Mailer;
  readonly config: Config;
  readonly security: Security;
  readonly answerer: Answerer | undefined;
  readonly authorizer: Authorizer;
  readonly log: Logger;
  readonly now: () => Date;
  readonly callerLimit: CallerLimit;
  /** The same for reading uploads, which take long and no database connection. */
  readonly uploadLimit: CallerLimit;
  readonly quotas: Quotas;
  readonly runningArchives: RunningArchives;
  /** Null where nobody can be told what changes. */
  readonly ticketHub: TicketHub | null;
  /** The reader's locale among the supported ones. */
  readonly localeOf: (call: CallContext) => Promise<string>;
  /** See {@link HandlerContext.remember}. */
  readonly remember: HandlerContext<never>['remember'];
  /** What the shop shows, as long as its versions stand. */
  readonly shopMemory: VersionCache;
  /** The brands whose pages at an origin may call the API, as it is at this moment. */
  readonly brandsAllowing: (origin: string) => Promise<readonly string[]>;
}
