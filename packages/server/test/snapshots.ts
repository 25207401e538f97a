import { readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataDirInUse, lockDataDir } from '../src/db/data-dir-lock.ts';
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

/**
 * Test files run in several processes: one makes the snapshot that all need, the others wait for it. A process that was killed while
 * it made one gives its turn away.
 */
export async function makeOnce(path: string, make: () => Promise<Bytes>): Promise<Bytes> {
  const release = await takeTurn(`${path.replace(/-[^-/]*$/, '')}.turn`);
  return Promise.resolve(readSnapshot(path))
    .then((made) => made ?? make())
    .finally(release);
}

async function takeTurn(folder: string): Promise<() => Promise<void>> {
  for (;;) {
    const release = await lockDataDir(folder).catch((error: unknown) => {
      if (error instanceof DataDirInUse) return null;
      throw error;
    });
    if (release) return release;
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
