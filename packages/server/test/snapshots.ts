import { readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { longestStart } from '../../testing/src/longest-wait.ts';
import { waitUntil } from '../../testing/src/wait-until.ts';
import { DataDirInUse, lockDataDir } from '../src/db/data-dir-lock.ts';
import { newId } from '../src/db/new-id.ts';
import { type OpenPglite, openPglite } from '../src/db/open-pglite.ts';

/** Where snapshots of databases lie, for all test files and runs. */
export const snapshots = join(import.meta.dirname, '../../../node_modules/.cache/foyer/snapshots');

type Bytes = Uint8Array<ArrayBuffer>;

/** Those that files of this worker have opened: reading tens of megabytes for each database costs as much as starting it. */
const held = new Map<string, Bytes>();

export async function readSnapshot(path: string): Promise<Bytes | null> {
  const known = held.get(path);
  if (known) return known;
  const bytes = await readFile(path).catch(() => null);
  if (!bytes) return null;
  const kept = new Uint8Array(bytes);
  held.set(path, kept);
  return kept;
}

/** Bytes as PGlite takes them, uncopied: it asks nothing but what they are, and copies what it writes. */
class Snapshot extends Blob {
  readonly #bytes: Bytes;

  constructor(bytes: Bytes) {
    super();
    this.#bytes = bytes;
  }

  override arrayBuffer = async (): Promise<ArrayBuffer> => this.#bytes.buffer;
}

/** A database that begins as the snapshot: in memory, or in a directory of its own. */
export const openSnapshot = (bytes: Bytes, dataDir?: string): Promise<OpenPglite> =>
  openPglite({ loadDataDir: new Snapshot(bytes), ...(dataDir !== undefined && { dataDir }) });

/**
 * Closes the database and keeps what it holds: without a log to be replayed, and with buffers of the size of the demo story; at
 * 160 MB clearing them is half of a start.
 */
export async function writeSnapshot(path: string, opened: OpenPglite): Promise<Bytes> {
  await opened.client.exec(`alter system set shared_buffers = '32MB'`);
  await opened.client.exec('checkpoint');
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
  const lock = () =>
    lockDataDir(folder).catch((error: unknown) => {
      if (error instanceof DataDirInUse) return null;
      throw error;
    });
  return waitUntil(lock, `the turn ${folder}`, longestStart);
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
