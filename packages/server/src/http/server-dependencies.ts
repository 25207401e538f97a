import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import type { VersionCache } from '../domain/articles/version-cache.ts';
import type { Security } from '../domain/call.ts';
import type { Answerer } from '../domain/chat/answerer.ts';
import type { TicketHub } from '../domain/tickets/live/ticket-hub.ts';
import type { HandlerContext } from '../features/handler.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Authorizer } from '../security/oauth/authorizer.ts';
import type { Quotas } from '../security/quotas.ts';
import type { Storage } from '../storage/storage.ts';
import type { CallContext } from './call-context.ts';
import type { RunningArchives } from './limits/begin-archive.ts';
import type { CallerLimit } from './limits/caller-limit.ts';
import type { FileCleaner } from './uploads/file-cleaner.ts';
import type { ReadLimiter } from './uploads/read-limiter.ts';

/** Parts of a server that calls use. */
export interface ServerDependencies {
  readonly db: Database;
  readonly storage: Storage;
  readonly cleanFile: FileCleaner;
  readonly readingTurns: ReadLimiter;
  readonly mail: Mailer;
  readonly config: Config;
  readonly security: Security;
  readonly answerer: Answerer | undefined;
  readonly authorizer: Authorizer;
  readonly log: Logger;
  readonly now: () => Date;
  readonly callerLimit: CallerLimit;
  /** The same for reading uploads, which take long and need no database connection. */
  readonly uploadLimit: CallerLimit;
  readonly quotas: Quotas;
  readonly runningArchives: RunningArchives;
  /** Null where other instances' changes cannot be received. */
  readonly ticketHub: TicketHub | null;
  /** Returns the reader's locale among the supported ones. */
  readonly localeOf: (call: CallContext) => Promise<string>;
  /** See {@link HandlerContext.remember}. */
  readonly remember: HandlerContext<never>['remember'];
  /** Cache of the shop's data, valid as long as its versions are unchanged. */
  readonly shopMemory: VersionCache;
  /** Returns the brands whose allowed origins currently include this one. */
  readonly brandsAllowing: (origin: string) => Promise<readonly string[]>;
}
