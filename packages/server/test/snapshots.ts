import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../src/db/new-id.ts';
import { type OpenPglite, openPglite } from '../src/db/open-pglite.ts';

/** Where snapshots of databases lie, for all test files and runs. */
export const snapshots = join(import.meta.dirname, '../../../node_modules/.cache/foyer/snapshots');

type Bytes = Uint8Array<ArrayBuffer>;

export const readSnapshot = (path: string): Promise<Bytes | null> =>
  readFile(path).then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  );

/** A database that begins as the snapshot: in memory, or in a directory of its own. */
export const openSnapshot = (bytes: Bytes, dataDir?: string): Promise<OpenPglite> =>
  openPglite({ loadDataDir: new Blob([bytes]), ...(dataDir !== undefined && { dataDir }) });

/** Closes the database and keeps what it holds. */
export async function writeSnapshot(path: string, opened: OpenPglite): Promise<Bytes> {
  const dump = await opened.client.dumpDataDir('none');
  await opened.close();
  const bytes = new Uint8Array(await dump.arrayBuffer());
  const draft = `${path}.${process.pid}.${newId()}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
  return bytes;
}

/** Test files run in several processes: one makes the snapshot that all need, the others wait for it. */
export async function makeOnce(path: string, make: () => Promise<Bytes>): Promise<Bytes> {
  const lock = `${path}.lock`;
  await mkdir(snapshots, { recursive: true });
  for (;;) {
    const isMine = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (isMine)
      return Promise.resolve(readSnapshot(path))
        .then((made) => made ?? make())
        .finally(() => rm(lock, { recursive: true, force: true }));
    const since = await stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    // Whoever made it was killed.
    if (since > 300_000) await rm(lock, { recursive: true, force: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const { '@electric-sql/pglite': version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
).dependencies;

/**
 * A PGlite without a schema, in memory or in a directory of its own: the state that PGlite itself makes of nothing, which
 * takes it seconds, and loading it a fraction.
 */
export async function openEmptyPglite(dataDir?: string): Promise<OpenPglite> {
  const path = join(snapshots, `empty-${version}.tar`);
  const make = async () => writeSnapshot(path, await openPglite());
  return openSnapshot((await readSnapshot(path)) ?? (await makeOnce(path, make)), dataDir);
}
