import type { ModeToken } from '@foyer/contract/session/session.schema';
import { pino } from 'pino';
import { createServer } from '../src/create-server.ts';
import { migrate } from '../src/db/migrate.ts';
import { openPostgres } from '../src/db/open-postgres.ts';
import { readMigrations } from '../src/db/read-migrations.ts';
import { demoPassword } from '../src/demo/demo-people.ts';
import { createOutboxMailer } from '../src/mail/outbox.repo.ts';
import { loadScale } from '../src/scale/load-scale.ts';
import { createArgon2Passwords } from '../src/security/argon2-passwords.ts';
import { generateSigningKey } from '../src/security/token-signer.ts';
import { prepareDatabase } from '../src/start/prepare-database.ts';
import { createMemoryStorage } from '../src/storage/memory-storage.ts';
import { onAdminConnection } from './admin-connection.ts';
import { countQueries } from './count-queries.ts';
import { unlimited } from './unlimited.ts';

/** A server as in production, on a database of real size. */
export interface ScaleServer {
  /** Calls `/api/portal` + `path`; a body is sent as JSON. */
  readonly call: (method: string, path: string, token?: string, body?: unknown) => Promise<Response>;
  readonly tokensOf: (email: string) => Promise<ModeToken[]>;
  /** Counts the statements of `work`. */
  readonly countStatements: (work: () => Promise<unknown>) => Promise<number>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
}

const name = 'foyer_scale';

/** Returns the address of the database of real size on a PostgreSQL server. */
export function scaleAddress(url: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Opens the database of real size on a PostgreSQL server, and fills it on first use. */
export async function openScaleServer(url: string, signingKey?: string): Promise<ScaleServer> {
  const address = scaleAddress(url);
  await fillOnce(url, address);
  const database = openPostgres(address);
  await migrate(database.db, await readMigrations());
  const server = createServer({
    db: database.db,
    storage: createMemoryStorage(),
    mail: createOutboxMailer(),
    config: {
      mode: 'production',
      environment: 'production',
      isDemo: false,
      publicUrl: 'http://foyer.test',
      defaultBrand: 'foyer',
      signingKey: signingKey ?? (await generateSigningKey()),
      portalDir: null,
      elementsDir: null,
      loginsPerMinute: 100_000,
      failedLoginsPerHour: 100_000,
      limits: unlimited,
      trustedProxies: 0,
    },
  });
  const call: ScaleServer['call'] = (method, path, token, body) =>
    server.fetch(
      new Request(`http://foyer.test/api/portal${path}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  return {
    call,
    fetch: server.fetch,
    countStatements: (work) => countQueries(database.db, work),
    tokensOf: async (username) => {
      const answer = await call('POST', '/security/login', undefined, { username, password: demoPassword });
      return ((await answer.json()) as { tokens: ModeToken[] }).tokens;
    },
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}

async function fillOnce(adminUrl: string, url: string): Promise<void> {
  await onAdminConnection(adminUrl, async (admin) => {
    const existing = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (existing.rows.length > 0) return;
    const draft = `${name}_draft`;
    await admin.query(`drop database if exists "${draft}" with (force)`);
    await admin.query(`create database "${draft}"`);
    const opened = openPostgres(url.replace(name, draft), { poolSize: 1 });
    try {
      await prepareDatabase(opened.db, 'foyer', {
        scale: 1,
        now: new Date(),
        hashPassword: createArgon2Passwords().hash,
        storage: createMemoryStorage(),
        log: pino({ level: 'silent' }),
      });
      await loadScale(opened.db);
    } finally {
      await opened.close();
    }
    await admin.query(`alter database "${draft}" rename to "${name}"`);
  });
}
