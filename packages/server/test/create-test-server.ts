import type { ModeToken } from '@foyer/contract/session/session.schema';
import pino, { type Logger } from 'pino';
import type { Config } from '../src/config.ts';
import { createServer } from '../src/create-server.ts';
import type { OpenDatabase } from '../src/db/client.ts';
import type { Answerer } from '../src/domain/chat/answerer.ts';
import { createOutboxMailer } from '../src/mail/outbox.repo.ts';
import { generateSigningKey } from '../src/security/token-signer.ts';
import { createMemoryStorage } from '../src/storage/memory-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { testPassword } from './accounts.ts';
import { restoreInitialRows } from './initial-rows.ts';
import { openTestDatabase, testFiles } from './test-database.ts';
import { unlimited } from './unlimited.ts';

export interface TestServerOptions {
  /** Whether the server has the demo story instead of the test accounts. @default false */
  readonly demo?: boolean;
  /** @default the server of TEST_DATABASE_URL, else PGlite in memory */
  readonly postgres?: 'pglite' | string;
  readonly now?: () => Date;
  readonly config?: Partial<Config>;
  readonly log?: Logger;
  /** Puts the chat's answers into words. */
  readonly answerer?: Answerer;
}

/** A real server in this process, on a database of its own. */
export interface TestServer {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly db: OpenDatabase['db'];
  /** For a second instance on the same database. */
  readonly listen: OpenDatabase['listen'];
  readonly config: Config;
  readonly storage: ReturnType<typeof createMemoryStorage>;
  /** Signs in with the accounts' own password. */
  readonly tokensOf: (email: string) => Promise<ModeToken[]>;
  readonly login: (email: string, password: string) => Promise<Response>;
  /** Calls `/api/portal` + `path` as the holder of `token`; a `body` other than FormData is sent as JSON. */
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Response>;
  /** Resets the test accounts and deletes everything else. Not for the demo story. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const ORIGIN = 'http://foyer.test';

export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const postgres = options.postgres ?? process.env.TEST_DATABASE_URL ?? 'pglite';
  const database = await openTestDatabase(
    options.demo ? 'demo' : 'accounts',
    postgres === 'pglite' ? null : postgres,
  );
  const config = await testConfig(options);
  const storage = withFilesOf(createMemoryStorage(), await testFiles());
  const { log = pino({ level: process.env.TEST_LOG ?? 'silent' }), now = () => new Date() } = options;
  const server = createServer({
    db: database.db,
    listen: database.listen,
    storage,
    mail: createOutboxMailer(now),
    config,
    log,
    now,
    ...(options.answerer && { answerer: options.answerer }),
    // caches do not expire between two calls that a test compares, on a machine of any speed
    elapsed: () => 0,
  });
  const call: TestServer['call'] = (method, path, { token, body, headers } = {}) =>
    server.fetch(
      new Request(`${ORIGIN}/api/portal${path}`, {
        method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      }),
    );
  const login = (username: string, password: string) =>
    call('POST', '/security/login', { body: { username, password } });
  return {
    fetch: server.fetch,
    db: database.db,
    listen: database.listen,
    config,
    storage,
    call,
    login,
    tokensOf: async (email) => {
      const answer = await login(email, options.demo ? await demoPassword() : testPassword);
      if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { tokens: ModeToken[] }).tokens;
    },
    reset: () => restoreInitialRows(database.db),
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}

/** Returns a storage that keeps a test's own files in memory and reads the demo story's files from the disk. */
function withFilesOf(own: TestServer['storage'], shared: Storage): TestServer['storage'] {
  return { ...own, get: async (key) => (await own.get(key)) ?? shared.get(key) };
}

async function demoPassword(): Promise<string> {
  return (await import('../src/demo/demo-people.ts')).demoPassword;
}

async function testConfig({ demo = false, config }: TestServerOptions): Promise<Config> {
  return {
    mode: 'test',
    environment: 'development',
    isDemo: demo,
    ...(demo ? { serviceEmail: 'support@service.example' } : {}),
    publicUrl: ORIGIN,
    defaultBrand: 'foyer',
    signingKey: config?.signingKey ?? (await generateSigningKey()),
    portalDir: null,
    elementsDir: null,
    loginsPerMinute: 100_000,
    failedLoginsPerHour: 100_000,
    limits: unlimited,
    trustedProxies: 0,
    ...config,
  };
}
