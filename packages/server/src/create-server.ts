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
import type { CallContext } from './http/call-context.ts';
import type { DemoPages } from './http/demo-pages.ts';
import { createCallerLimit } from './http/limits/caller-limit.ts';
import { clientNetwork } from './http/limits/client-network.ts';
import { corsHeaders } from './http/origins/cors.ts';
import { loggedPath } from './http/pipeline/logged-path.ts';
import { queryValue } from './http/pipeline/query-value.ts';
import { acceptedLanguages, matchLocale } from './http/pipeline/request-locale.ts';
import { withTimeout } from './http/pipeline/with-timeout.ts';
import { setSecurityHeaders } from './http/portal/security-headers.ts';
import { ProblemError } from './http/problem-error.ts';
import { bytesOf } from './http/responses/bytes-response.ts';
import { compressed } from './http/responses/compress.ts';
import { errorResponse } from './http/responses/error-response.ts';
import { createTtlCache, type Elapsed, memoized } from './http/responses/ttl-cache.ts';
import { createRouter } from './http/router.ts';
import type { ServerDependencies } from './http/server-dependencies.ts';
import type { FileCleaner } from './http/uploads/file-cleaner.ts';
import { createReadLimiter, type ReadLimiter } from './http/uploads/read-limiter.ts';
import type { Mailer } from './mail/mailer.ts';
import { type Authorizer, issuerOf } from './security/oauth/authorizer.ts';
import type { Passwords } from './security/passwords.ts';
import { createQuotas } from './security/quotas.ts';
import { createTokenSigner } from './security/token-signer.ts';
import type { Storage } from './storage/storage.ts';

/** Parts of a server. The code that creates the server opens and closes them. */
export interface ServerOptions {
  /** Already migrated. */
  readonly db: Database;
  /** Receives notifications of other instances: `listen` of an `OpenDatabase`. @default none: watchers poll for changes */
  readonly listen?: Listen | null;
  /** Number of connections of `db`; one caller takes at most half of them. @default 10 */
  readonly connections?: number;
  readonly storage: Storage;
  readonly mail: Mailer;
  readonly config: Config;
  /** Cleans uploaded files before they are stored. @default removes metadata from pictures and refuses broken or disguised content; needs Node */
  readonly cleanFile?: FileCleaner;
  /** @default argon2id of Node's crypto */
  readonly passwords?: Passwords;
  /** Puts the chat's search results into words; a language model can be used here. @default fixed texts */
  readonly answerer?: Answerer;
  /** @default silent */
  readonly log?: Logger;
  /** @default the clock */
  readonly now?: () => Date;
  /** Monotonic clock by which short-lived caches expire. @default the time since the process started */
  readonly elapsed?: Elapsed;
  /** Answers requests that are no API calls. @default serves the directories of `config`; needs Node */
  readonly files?: (request: Request) => Promise<Response | null>;
}

/** Reference backend as a fetch handler. */
export interface Server {
  readonly fetch: (request: Request, connection?: { readonly remoteAddress?: string }) => Promise<Response>;
  /**
   * Refuses new calls with 503, ends subscriptions and waits for running calls. New calls are still answered during `graceSeconds` before
   * that: a worker whose successor is ready uses it for connections that it was given a moment ago.
   */
  readonly close: (graceSeconds?: number) => Promise<void>;
}

/** Creates the server. Throws when an endpoint has no access rule or no handler. */
export function createServer(options: ServerOptions): Server {
  const dependencies = toDependencies(options);
  const files = options.files ?? lazyFiles(dependencies);
  const demo = options.config.isDemo ? lazyDemo(dependencies) : null;
  const app = createRouter(dependencies, files, demo);
  const running = new Set<Promise<Response>>();
  let isEnding = false;
  let isClosing = false;
  return {
    fetch: (request, connection) => {
      const call = callContext(request, connection?.remoteAddress, dependencies);
      if (isClosing) return answerCall(call, dependencies, refuseStopping);
      const answer = answerCall(call, dependencies, app).then((response) => {
        // a connection that is kept alive would delay the shutdown
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

/** Throws inside the normal answer path, so that the answer has all its headers and an open page can show it to its user. */
async function refuseStopping(): Promise<Response> {
  throw new ProblemError('unavailable', 503, { retryAfter: 5, headers: { connection: 'close' } });
}

async function answerCall(
  call: CallContext,
  dependencies: ServerDependencies,
  app: (request: Request, call: CallContext) => Promise<Response>,
): Promise<Response> {
  const startedAt = performance.now();
  // started early and in parallel: every answer needs it
  const allowance = corsHeaders(call, dependencies).catch(() => ({}));
  const answer = await app(call.request, call).catch((error: unknown) => errorResponse(error, call));
  // headers of other responses can be immutable
  const own = bytesOf(answer) ? answer : new Response(answer.body, answer);
  const response = compressed(call.request, own);
  for (const [name, value] of Object.entries(await allowance)) {
    if (name === 'vary') response.headers.append(name, value);
    else if (!response.headers.has(name)) response.headers.set(name, value);
  }
  response.headers.set('x-request-id', call.requestId);
  setSecurityHeaders(response.headers, dependencies.config);
  // the query is not logged: it may carry a token (portal_authorization) or a name that was searched for
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
  const readingTurns = createReadLimiter();
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
    // one caller leaves half of the connections to all others
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

// Node's modules are loaded on first use, so that the server also runs in a browser
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

/** Loads the demo's pages and drawings on first use: a server without the demo never loads them. */
function lazyDemo(dependencies: ServerDependencies): DemoPages {
  const load = memoized(
    () => import('./demo/create-demo-pages.ts').then((module) => module.createDemoPages(dependencies)),
    1e6,
  );
  return {
    drawing: async (path) => (await load('')).drawing(path),
    mailbox: async (call) => (await load('')).mailbox(call),
    serviceDesk: async (call, login) => (await load('')).serviceDesk(call, login),
  };
}

function lazyCleaner(turns: ReadLimiter): FileCleaner {
  const load = memoized(
    () => import('./http/uploads/create-file-cleaner.ts').then((module) => module.createFileCleaner(turns)),
    1e6,
  );
  return async (file, keep) => (await load(''))(file, keep);
}

function lazyFiles({ config, db, log }: ServerDependencies): (request: Request) => Promise<Response | null> {
  if (!config.portalDir && !config.elementsDir && !config.releasesDir) return async () => null;
  // pages are served without the database too, then without the settings of brands
  const told = <T>(what: string, read: () => Promise<T>, otherwise: T) => {
    const known = memoized(read, 30);
    return () =>
      withTimeout(2, known('')).catch((error: unknown) => {
        log.warn({ err: errorForLog(error) }, `${what} could not be read`);
        return otherwise;
      });
  };
  const outside = told(
    'the external origins of brands',
    async () => ({ ...(await listOutsideOrigins(db)), tools: await listToolOrigins(db, config.toolsUrl) }),
    { pictures: [], chats: [], tools: [] },
  );
  const looks = told('the appearance of brands', () => listBrandLooks(db), new Map());
  const load = memoized(
    () =>
      import('./http/portal/static-files.ts').then((module) =>
        module.createStaticFiles(config, { outside, looks }),
      ),
    1e6,
  );
  return async (request) => (await load(''))(request);
}
