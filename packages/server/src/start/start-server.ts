import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { createServer } from '../create-server.ts';
import { type Database, majorVersion } from '../db/client.ts';
import { errorForLog } from '../db/error-for-log.ts';
import { openDatabase } from '../db/open-database.ts';
import type { BrandTexts } from '../domain/branding/brand-texts.ts';
import { listBrandIds } from '../domain/branding/brands.repo.ts';
import { listLocaleCodes } from '../domain/languages/locales.repo.ts';
import { createOutboxMailer } from '../mail/outbox.repo.ts';
import { createArgon2Passwords } from '../security/argon2-passwords.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { createS3Storage } from '../storage/s3-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { environmentOf } from './environment-of.ts';
import { limitsOf } from './limits-of.ts';
import { atMost, listen, stopListening } from './listen.ts';
import { hasDemoData, prepareDatabase } from './prepare-database.ts';
import { readBrandTexts, readBuiltTexts } from './read-brand-texts.ts';
import { InvalidSettings, type Settings } from './read-settings.ts';
import { readOrMakeSigningKey } from './signing-key.ts';
import { startDemoWorker } from './start-demo-worker.ts';
import {
  explainDatabase,
  explainDataDir,
  explainListen,
  explainPreparing,
  StartFault,
} from './start-fault.ts';
import { startMailWorker } from './start-mail-worker.ts';
import { startNoticeWorker } from './start-notice-worker.ts';
import { startOfferWorker } from './start-offer-worker.ts';
import { startSweeper } from './start-sweeper.ts';
import { warnOfClosedBrands } from './warn-of-closed-brands.ts';

/** A running server. */
export interface StartedServer {
  readonly url: string;
  readonly isDemo: boolean;
  /** Accepts no new calls, finishes running ones and closes everything; within ten seconds in every case. */
  readonly stop: () => Promise<void>;
}

/** Opens everything that the settings name, and listens. */
export async function startServer(settings: Settings, log: Logger): Promise<StartedServer> {
  const explained = (explain: (error: unknown, settings: Settings) => unknown) => (error: unknown) => {
    throw explain(error, settings);
  };
  const connections = Math.floor(settings.FOYER_CONNECTIONS / settings.FOYER_WORKERS);
  const database = await openDatabase(
    { databaseUrl: settings.DATABASE_URL ?? null, dataDir: settings.FOYER_DATA_DIR, connections },
    (error) => log.warn({ err: errorForLog(error) }, 'a connection to the database ended'),
  ).catch(explained(explainDataDir));
  try {
    const storage = openStorage(settings);
    await requireVersion(database.db).catch(explained(explainDatabase));
    await prepare(database.db, settings, storage, log).catch(explained(explainPreparing));
    const brandTexts = await openBrandTexts(database.db, settings);
    const signingKey = settings.FOYER_SIGNING_KEY ?? (await readOrMakeSigningKey(settings.FOYER_DATA_DIR));
    const mail = await openMail(database.db, settings, log);
    const http = await listen({ port: settings.PORT, host: settings.HOST }, (request, connection) =>
      server.fetch(request, connection),
    ).catch(explained(explainListen));
    const { port } = http.address() as AddressInfo;
    const serviceEmail = await serviceEmailOf(settings);
    const config = { ...toConfig(settings, signingKey, port), brandTexts, serviceEmail };
    const outbox = createOutboxMailer();
    const server = createServer({
      db: database.db,
      listen: database.listen,
      storage,
      mail: outbox,
      config,
      log,
      connections,
    });
    const sweeper = startSweeper({ db: database.db, storage, log });
    const notices = startNoticeWorker({ db: database.db, mail: outbox, publicUrl: config.publicUrl, log });
    const offers = startOfferWorker({ db: database.db, mail: outbox, publicUrl: config.publicUrl, log });
    const demo = await startDemoWorker({ db: database.db, settings, log });
    const stop = async () => {
      const rounds = [mail, sweeper, notices, offers, demo].map(({ stop }) => atMost(8, stop()));
      await Promise.all([stopListening(http, server), ...rounds]);
      await database.close();
    };
    return { url: config.publicUrl, isDemo: config.isDemo, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function requireVersion(db: Database): Promise<void> {
  const version = await majorVersion(db);
  if (version < 15)
    throw new StartFault(`DATABASE_URL: PostgreSQL 15 or newer is required, but the server has ${version}.`);
}

async function prepare(db: Database, settings: Settings, storage: Storage, log: Logger): Promise<void> {
  const { hash } = createArgon2Passwords();
  const demo = { scale: settings.FOYER_DEMO_SCALE, now: new Date(), hashPassword: hash, storage, log };
  const startedAt = performance.now();
  const isNew = await prepareDatabase(db, settings.FOYER_DEFAULT_BRAND, settings.FOYER_DEMO ? demo : null);
  if (isNew) log.info({ ms: Math.round(performance.now() - startedAt) }, 'demo data loaded');
  if (settings.NODE_ENV === 'production' && (await hasDemoData(db)))
    throw new InvalidSettings(
      'This database holds demo data, whose accounts share a published password: use another one in production',
    );
  if (settings.NODE_ENV === 'production') await warnOfClosedBrands(db, environmentOf(settings), log);
}

async function openBrandTexts(db: Database, settings: Settings): Promise<BrandTexts> {
  const { FOYER_TEXTS_DIR, FOYER_PORTAL_DIR, FOYER_ELEMENTS_DIR } = settings;
  if (!FOYER_TEXTS_DIR) return () => ({});
  return readBrandTexts(FOYER_TEXTS_DIR, {
    brands: await listBrandIds(db),
    locales: await listLocaleCodes(db),
    texts: await readBuiltTexts([FOYER_PORTAL_DIR, FOYER_ELEMENTS_DIR]),
  });
}

const openStorage = (settings: Settings): Storage =>
  settings.S3_ENDPOINT && settings.S3_BUCKET && settings.S3_ACCESS_KEY_ID && settings.S3_SECRET_ACCESS_KEY
    ? createS3Storage({
        endpoint: settings.S3_ENDPOINT,
        region: settings.S3_REGION,
        bucket: settings.S3_BUCKET,
        accessKeyId: settings.S3_ACCESS_KEY_ID,
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
      })
    : createDiskStorage(join(settings.FOYER_DATA_DIR, 'files'));

async function openMail(
  db: Database,
  settings: Settings,
  log: Logger,
): Promise<{ stop: () => Promise<void> }> {
  if (!settings.SMTP_URL) {
    if (settings.NODE_ENV === 'production')
      log.warn('SMTP_URL is not set: no mail is sent, not even invitations');
    return { stop: async () => {} };
  }
  const { createSmtpTransport } = await import('../mail/smtp-transport.ts');
  return startMailWorker({ db, log, send: createSmtpTransport(settings.SMTP_URL, settings.FOYER_MAIL_FROM) });
}

function toConfig(settings: Settings, signingKey: string, port: number): Config {
  return {
    mode: settings.NODE_ENV,
    environment: environmentOf(settings),
    isDemo: settings.FOYER_DEMO,
    publicUrl: (settings.FOYER_PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    toolsUrl: settings.FOYER_TOOLS_URL && new URL(settings.FOYER_TOOLS_URL).origin,
    defaultBrand: settings.FOYER_DEFAULT_BRAND,
    signingKey,
    portalDir: settings.FOYER_PORTAL_DIR ?? null,
    elementsDir: settings.FOYER_ELEMENTS_DIR ?? null,
    releasesDir: settings.FOYER_RELEASES_DIR ?? null,
    loginsPerMinute: settings.FOYER_LOGINS_PER_MINUTE,
    failedLoginsPerHour: settings.FOYER_FAILED_LOGINS_PER_HOUR,
    limits: limitsOf(settings),
    trustedProxies: settings.FOYER_TRUSTED_PROXIES,
  };
}

/** Returns the service's address; in the demo by default that of its support. */
async function serviceEmailOf(settings: Settings): Promise<string | undefined> {
  if (settings.FOYER_SERVICE_EMAIL || !settings.FOYER_DEMO) return settings.FOYER_SERVICE_EMAIL;
  const { story } = await import('../demo/demo-people.ts');
  return story.support.email;
}
