import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { businessDay } from '@foyer/contract';
import { pino } from 'pino';
import type { Database, OpenDatabase } from '../src/db/client.ts';
import { newId } from '../src/db/new-id.ts';
import { openPostgres } from '../src/db/open-postgres.ts';
import { prepareDatabase } from '../src/start/prepare-database.ts';
import { createDiskStorage } from '../src/storage/disk-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { cheapHash, seedAccounts } from './accounts.ts';
import { onAdminConnection, runAsAdmin } from './admin-connection.ts';
import { keepInitialRows } from './initial-rows.ts';
import {
  makeOnce,
  openEmptyPglite,
  openSnapshot,
  readSnapshot,
  snapshots,
  writeSnapshot,
} from './snapshots.ts';

/** Directories that a snapshot depends on; the contract has the list of languages. */
const sources = ['../src', '.', '../../contract/src'].map((folder) => join(import.meta.dirname, folder));

/** Initial data of tests: the demo story, or the accounts of `accounts.ts`. */
export type Content = 'demo' | 'accounts';

/** Opens a new database with `content`, in memory or, for a server's address, on that PostgreSQL. */
export async function openTestDatabase(content: Content, postgresUrl: string | null): Promise<OpenDatabase> {
  return postgresUrl ? openOnPostgres(content, postgresUrl) : openInMemory(content);
}

/** Returns the storage of the demo story's files, beside its snapshot; read-only. */
export const testFiles = async (): Promise<Storage> => createDiskStorage(filesOf(await sourceHash()));

const filesOf = (hash: string): string => join(snapshots, `files-${hash}`);

async function fill(db: Database, content: Content): Promise<void> {
  const options = {
    scale: 1,
    now: new Date(),
    hashPassword: async (password: string) => cheapHash(password),
    storage: await testFiles(),
    log: pino({ level: 'silent' }),
  };
  if (content === 'accounts') {
    await prepareDatabase(db, 'foyer', null);
    await db.execute('delete from brands');
    await seedAccounts(db);
    await keepInitialRows(db);
  } else await prepareDatabase(db, 'foyer', options);
}

/** Returns a snapshot; the first test file makes it. Migrating and filling takes seconds, loading a snapshot a fraction. */
async function snapshotOf(content: Content) {
  const path = join(snapshots, `${content}-${await sourceHash()}.tar`);
  return (await readSnapshot(path)) ?? (await makeOnce(path, () => makeSnapshot(path, content)));
}

const openInMemory = async (content: Content): Promise<OpenDatabase> =>
  openSnapshot(await snapshotOf(content));

/** Writes the demo story into a directory for PGlite, as the first start of a server does; without its files. */
export async function writeDemoDatabase(dataDir: string): Promise<void> {
  await (await openSnapshot(await snapshotOf('demo'), dataDir)).close();
}

async function makeSnapshot(path: string, content: Content): Promise<Uint8Array<ArrayBuffer>> {
  await forgetOldOnes();
  const opened = await openEmptyPglite();
  await fill(opened.db, content);
  return writeSnapshot(path, opened);
}

/** Deletes snapshots older than half an hour, with their files: every change of the source makes new ones of many megabytes. */
async function forgetOldOnes(): Promise<void> {
  const current = await sourceHash();
  const names = await readdir(snapshots);
  for (const name of names.filter((one) => /^(demo|accounts)-[0-9a-f]{16}\.tar$/.test(one))) {
    const hash = name.slice(-20, -4);
    const made = await stat(join(snapshots, name)).catch(() => null);
    if (hash === current || !made || Date.now() - made.mtimeMs < 30 * 60_000) continue;
    await rm(join(snapshots, name), { force: true });
    if (name.startsWith('demo')) await rm(filesOf(hash), { recursive: true, force: true });
  }
}

/** Creates a database on PostgreSQL from a template, which is filled once. */
async function openOnPostgres(content: Content, url: string): Promise<OpenDatabase> {
  const template = `foyer_template_${content}_${await sourceHash()}`;
  const name = `foyer_test_${newId()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}_${process.pid}`;
  await onAdminConnection(url, async (admin) => {
    await admin.query('select pg_advisory_lock(4400002)');
    const existing = await admin.query('select 1 from pg_database where datname = $1', [template]);
    const hasFiles =
      content !== 'demo' || (await stat(filesOf(await sourceHash())).catch(() => null)) !== null;
    if (existing.rows.length === 0 || !hasFiles) {
      await admin.query(`drop database if exists "${template}"`);
      const draft = `${template}_draft`;
      await admin.query(`drop database if exists "${draft}"`);
      await admin.query(`create database "${draft}"`);
      const opened = openPostgres(withDatabase(url, draft), { poolSize: 2 });
      await fill(opened.db, content).finally(opened.close);
      await admin.query(`alter database "${draft}" rename to "${template}"`);
    }
    await admin.query(`create database "${name}" template "${template}"`);
    await admin.query('select pg_advisory_unlock(4400002)');
  });
  const opened = openPostgres(withDatabase(url, name));
  const drop = async () => {
    await opened.close();
    await runAsAdmin(url, `drop database if exists "${name}" with (force)`);
  };
  return { ...opened, close: drop };
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Computed once per process, because it reads many files. */
let known: Promise<string> | undefined;

/**
 * Returns a hash of everything that a snapshot depends on: the server's source, the test accounts and the day (the demo story has dates; a run
 * that continues past midnight creates it again).
 */
async function sourceHash(): Promise<string> {
  known ??= hashSource();
  return createHash('sha256')
    .update(businessDay())
    .update(await known)
    .digest('hex')
    .slice(0, 16);
}

async function hashSource(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = (await readdir(source, { recursive: true }))
      .filter((file) => /\.(ts|sql|json)$/.test(file) && !file.includes('.test.'))
      .sort();
    for (const file of files) hash.update(file).update(await readFile(join(source, file)).catch(() => ''));
  }
  return hash.digest('hex');
}
