import { setTimeout } from 'node:timers/promises';
import { fallbackLanguage, languageCodes, languages } from '@foyer/contract/languages';
import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database, Listen } from './db/client.ts';
import { errorForLog } from './db/error-for-log.ts';
import { newId } from './db/new-id.ts';
import { createVersionCache } from './domain/articles/version-cache.ts';
import { createBrandsAllowing } from './domain/branding/allowed-origins.repo.ts';
import { listBrandLooks, listOutsideOrigins } from './domain/branding/brands.repo.ts';
import type { Answerer } from './domain/chat/answerer.ts';
import { languageOf } from './domain/languages/language.ts';
import { listLocaleCodes } from './domain/languages/locales.repo.ts';
import { createTicketHub } from './domain/tickets/live/ticket-hub.ts';
import { createOauthFacts, listToolOrigins } from './domain/tools/tools.repo.ts';
import { bytesOf } from './http/bytes-response.ts';
import type { CallContext } from './http/call-context.ts';
import { createCallerLimit } from './http/caller-limit.ts';
import { clientNetwork } from './http/client-network.ts';
import { compressed } from './http/compress.ts';
import { corsHeaders } from './http/cors.ts';
import { errorResponse } from './http/error-response.ts';
import { loggedPath } from './http/logged-path.ts';
import { ProblemError } from './http/problem-error.ts';
import { queryValue } from './http/query-value.ts';
import { acceptedLanguages, matchLocale } from './http/request-locale.ts';
import { createRouter } from './http/router.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import type { ServerDependencies } from './http/server-dependencies.ts';
import { createTtlCache, type Elapsed, memoized } from './http/ttl-cache.ts';
import type { FileCleaner } from './http/uploads/file-cleaner.ts';
import { createReadingTurns, type ReadingTurns } from './http/uploads/reading-turns.ts';
import { withTimeout } from './http/with-timeout.ts';
import type { Mailer } from './mail/mailer.ts';
import { type Authorizer, issuerOf } from './security/oauth/authorizer.ts';
import type { Passwords } from './security/passwords.ts';
import { createQuotas } from './security/quotas.ts';
import { createTokenSigner } from './security/token-signer.ts';
import type { Storage } from './storage/storage.ts';

/** What a server is made of. All of it is opened, and closed, by whoever makes the server. */
export interface ServerOptions {
  /** Migrated. */
  readonly db: Database;
  /** Hears what other instances tell: `listen` of an `OpenDatabase`. @default nobody is told of changes, they ask now and then */
  readonly listen?: Listen | null;
  /** How many connections `db` has: one caller takes half of them at most. @default 10 */
  readonly connections?: number;
  readonly storage: Storage;
  readonly mail: Mailer;
  readonly config: Config;
  /** Reads what callers send before it is stored. @default takes what a picture is not out of it, and refuses broken and hidden content; with Node */
  readonly cleanFile?: FileCleaner;
  /** @default argon2id of Node's crypto */
  readonly passwords?: Passwords;
  /** Puts what the chat found into words: where a language model may stand. @default texts of our own */
  readonly answerer?: Answerer;
  /** @default silent */
  readonly log?: Logger;
  /** @default the clock */
  readonly now?: () => Date;
  /** By this what is remembered for some seconds grows old. @default the clock since the process began */
  readonly elapsed?: Elapsed;
  /** Answers what is no API call. @default the directories of `config`, read with Node */
  readonly files?: (request: Request) => Promise<Response | null>;
}

/** The reference backend as a fetch handler. */
export interface Server {
  readonly fetch: (request: Request, connection?: { readonly remoteAddress?: string }) => Promise<Response>;
  /**
   * Refuses new calls with 503, ends what is being watched and waits for calls that run. For `graceSeconds` before that, new ones are still
   * answered: of a worker whose successor stands, for what was handed to it just now.
   */
  readonly close: (graceSeconds?: number) => Promise<void>;
}

/** Puts a server together. Throws when an endpoint has no access rule or a handler is missing. */
export function createServer(options: ServerOptions): Server {
  const dependencies = toDependencies(options);
  const files = options.files ?? lazyFiles(dependencies);
  const app = createRouter(dependencies, files);
  const running = new Set<Promise<Response>>();
  let isEnding = false;
  let isClosing = false;
  return {
    fetch: (request, connection) => {
      const call = callContext(request, connection?.remoteAddress, dependencies);
      if (isClosing) return answerCall(call, dependencies, refuseStopping);
      const answer = answerCall(call, dependencies, app).then((response) => {
        // A connection kept alive would hold the stop up.
        if (isEnding) response.headers.set('connection', 'close');
        return response;
      });
      running.add(answer);
      return answer.finally(() => running.delete(answer));
    },
    close: async (graceSeconds = 0) => {
      isEnding = true;
      if (graceSeconds > 0) await setTimeout(graceSeconds * 1000);
      isClosing = true;
      await Promise.allSettled([...running, dependencies.ticketHub?.close()]);
    },
  };
}

/** With all an answer has, so that a page that is still open can tell its user. */
async function refuseStopping(): Promise<Response> {
  throw new ProblemError('unavailable', 503, { retryAfter: 5, headers: { connection: 'close' } });
}

async function answerCall(
  call: CallContext,
  dependencies: ServerDependencies,
  app: (request: Request, call: CallContext) => Promise<Response>,
): Promise<Response> {
  const startedAt = performance.now();
  // asked for meanwhile: it is needed with every answer
  const allowance = corsHeaders(call, dependencies).catch(() => ({}));
  const answer = await app(call.request, call).catch((error: unknown) => errorResponse(error, call));
  // Its headers can be changed, whoever made it.
  const own = bytesOf(answer) ? answer : new Response(answer.body, answer);
  const response = compressed(call.request, own);
  for (const [name, value] of Object.entries(await allowance)) {
    if (name === 'vary') response.headers.append(name, value);
    else if (!response.headers.has(name)) response.headers.set(name, value);
  }
  response.headers.set('x-request-id', call.requestId);
  setSecurityHeaders(response.headers, dependencies.config);
  // The query is left out: it may carry a token (portal_authorization) or a name searched for.
  const entry = {
    method: call.request.method,
    path: loggedPath(call.url.pathname),
    status: response.status,
    ms: Math.round(performance.now() - startedAt),
  };
  call.log[response.status >= 500 && response.status !== 501 ? 'warn' : 'info'](entry, 'answered');
  return response;
}

function callContext(
  request: Request,
  remoteAddress: string | undefined,
  dependencies: ServerDependencies,
): CallContext {
  const requestId = newId();
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const { trustedProxies } = dependencies.config;
  const believed = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return {
    request,
    url: new URL(request.url),
    requestId,
    now: dependencies.now(),
    log: dependencies.log.child({ requestId }),
    clientAddress: clientNetwork(believed || remoteAddress || 'unknown'),
    language: languageOf(
      matchLocale(acceptedLanguages(request.headers.get('accept-language')), languageCodes) ??
        fallbackLanguage,
    ),
  };
}

function toDependencies(options: ServerOptions): ServerDependencies {
  const { db, storage, mail, config, log = pino({ level: 'silent' }), now = () => new Date() } = options;
  const locales = memoized(() => listLocaleCodes(db), 5, options.elapsed);
  const memory = createTtlCache(30, options.elapsed);
  const readingTurns = createReadingTurns();
  return {
    db,
    storage,
    cleanFile: options.cleanFile ?? lazyCleaner(readingTurns),
    readingTurns,
    mail,
    config,
    log,
    now,
    security: {
      passwords: options.passwords ?? lazyPasswords(),
      signer: createTokenSigner(config.signingKey),
    },
    answerer: options.answerer,
    authorizer: lazyAuthorizer(db, config, now),
    // One caller leaves the other half of the connections to the rest.
    callerLimit: createCallerLimit(Math.max(1, Math.floor((options.connections ?? 10) / 2)), 100),
    uploadLimit: createCallerLimit(3, 12),
    quotas: createQuotas(db, config.limits),
    runningArchives: new Set(),
    ticketHub: options.listen ? createTicketHub({ db, listen: options.listen, log }) : null,
    localeOf: async ({ url, request }) => {
      const named = queryValue(url, 'locale')?.toLowerCase().replace('-', '_');
      const wanted = [
        ...(named ? [named] : []),
        ...acceptedLanguages(request.headers.get('accept-language')),
      ];
      const supported = await locales('');
      return matchLocale(wanted, supported) ?? supported[0] ?? languages[0].locale;
    },
    remember: (key, load) => memory(key, () => load(db)),
    shopMemory: createVersionCache(64 * 2 ** 20),
    brandsAllowing: createBrandsAllowing(db, config.environment),
  };
}

// Node's own modules are reached only when they are needed, so that the server also runs in a browser.
function lazyPasswords(): Passwords {
  const load = memoized(
    () => import('./security/argon2-passwords.ts').then((module) => module.createArgon2Passwords()),
    1e6,
  );
  return {
    hash: async (password) => (await load('')).hash(password),
    verify: async (password, stored) => (await load('')).verify(password, stored),
  };
}

function lazyAuthorizer(db: Database, config: Config, now: () => Date): Authorizer {
  const { publicUrl, signingKey, toolsUrl } = config;
  const load = memoized(
    () =>
      import('./security/oauth/create-authorizer.ts').then(({ createAuthorizer }) =>
        createAuthorizer({ db, publicUrl, signingKey, now, facts: createOauthFacts(db, toolsUrl, now) }),
      ),
    1e6,
  );
  return {
    issuer: issuerOf(publicUrl),
    authorize: async (query, who) => (await load('')).authorize(query, who),
    answer: async (request) => (await load('')).answer(request),
  };
}

function lazyCleaner(turns: ReadingTurns): FileCleaner {
  const load = memoized(
    () => import('./http/uploads/create-file-cleaner.ts').then((module) => module.createFileCleaner(turns)),
    1e6,
  );
  return async (file, keep) => (await load(''))(file, keep);
}

function lazyFiles({ config, db, log }: ServerDependencies): (request: Request) => Promise<Response | null> {
  if (!config.portalDir && !config.elementsDir && !config.releasesDir) return async () => null;
  // The page is there without its database; then without what brands say.
  const told = <T>(what: string, read: () => Promise<T>, otherwise: T) => {
    const known = memoized(read, 30);
    return () =>
      withTimeout(2, known('')).catch((error: unknown) => {
        log.warn({ err: errorForLog(error) }, `${what} could not be read`);
        return otherwise;
      });
  };
  const outside = told(
    'the origins that brands name',
    async () => ({ ...(await listOutsideOrigins(db)), tools: await listToolOrigins(db, config.toolsUrl) }),
    { pictures: [], chats: [], tools: [] },
  );
  const looks = told('the looks of brands', () => listBrandLooks(db), new Map());
  const load = memoized(
    () =>
      import('./http/static-files.ts').then((module) => module.createStaticFiles(config, { outside, looks })),
    1e6,
  );
  return async (request) => (await load(''))(request);
}
