import { readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { longestStart } from '../../testing/src/longest-wait.ts';
import { waitUntil } from '../../testing/src/wait-until.ts';
import { DataDirInUse, lockDataDir } from '../src/db/data-dir-lock.ts';
import { newId } from '../src/db/new-id.ts';
import { type OpenPglite, openPglite } from '../src/db/open-pglite.ts';

/** Directory of database snapshots, for all test files and runs. */
export const snapshots = join(import.meta.dirname, '../../../node_modules/.cache/foyer/snapshots');

type Bytes = Uint8Array<ArrayBuffer>;

/** Snapshots that test files of this worker have opened: reading tens of megabytes for each database takes as long as starting it. */
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

/** Passes bytes to PGlite without copying them: PGlite only reads their type and copies them where it writes. */
class Snapshot extends Blob {
  readonly #bytes: Bytes;

  constructor(bytes: Bytes) {
    super();
    this.#bytes = bytes;
  }

  override arrayBuffer = async (): Promise<ArrayBuffer> => this.#bytes.buffer;
}

/** Opens a database that starts as the snapshot: in memory, or in a directory of its own. */
export const openSnapshot = (bytes: Bytes, dataDir?: string): Promise<OpenPglite> =>
  openPglite({ loadDataDir: new Snapshot(bytes), ...(dataDir !== undefined && { dataDir }) });

/**
 * Closes the database and stores its snapshot: without a log to replay, and with buffers of the size of the demo story; clearing 160 MB of
 * them would take half of a start.
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
 * Makes a snapshot once. Test files run in several processes: one makes the snapshot, the others wait for it. The lock of a process that was
 * killed meanwhile is taken over.
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
  return waitUntil(lock, `the lock of ${folder}`, longestStart);
}

const { '@electric-sql/pglite': version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
).dependencies;

/**
 * Opens a PGlite without a schema, in memory or in a directory of its own, from a snapshot: PGlite itself takes seconds to create that state,
 * loading it takes a fraction.
 */
export async function openEmptyPglite(dataDir?: string): Promise<OpenPglite> {
  const path = join(snapshots, `empty-${version}.tar`);
  const make = async () => writeSnapshot(path, await openPglite());
  return openSnapshot((await readSnapshot(path)) ?? (await makeOnce(path, make)), dataDir);
}
