import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newSecret } from '../db/new-id.ts';
import { isDiskFull, type Storage, StorageAway, StorageFull } from './storage.ts';

/** Minimum of free bytes: room for a few of the largest uploads. */
const defaultRoom = 64 * 1024 * 1024;

/** Stores files in a directory, in 64 folders by the first character of their random key; full where fewer than `leastRoom` bytes are free. */
export function createDiskStorage(directory: string, leastRoom = defaultRoom): Storage {
  const pathOf = (key: string) => join(directory, key.slice(0, 1), key);
  const isKey = (key: string) => /^[A-Za-z0-9_-]{43}$/.test(key);
  return {
    put: async (body, _mediaType, key = newSecret()) => {
      const path = pathOf(key);
      const hash = createHash('sha256');
      let sizeBytes = 0;
      try {
        await mkdir(join(directory, key.slice(0, 1)), { recursive: true, mode: 0o700 });
        await pipeline(
          body,
          async function* (chunks: AsyncIterable<Uint8Array>) {
            for await (const chunk of chunks) {
              hash.update(chunk);
              sizeBytes += chunk.length;
              yield chunk;
            }
          },
          createWriteStream(`${path}.part`, { mode: 0o600 }),
        );
        await rename(`${path}.part`, path);
      } catch (error) {
        await rm(`${path}.part`, { force: true }).catch(() => {});
        throw isDiskFull(error)
          ? new StorageFull('The disk for files is full', { cause: error })
          : awayIfDisk(error);
      }
      return { key, sizeBytes, sha256: hash.digest('hex') };
    },
    get: async (key) => {
      if (!isKey(key) || !(await isThere(pathOf(key)))) return null;
      return Readable.toWeb(createReadStream(pathOf(key))) as ReadableStream<Uint8Array>;
    },
    delete: async (key) => {
      if (isKey(key)) await rm(pathOf(key), { force: true });
    },
    check: async () => {
      const { bavail, bsize } = await mkdir(directory, { recursive: true, mode: 0o700 })
        .then(() => statfs(directory))
        .catch((error) => Promise.reject(awayIfDisk(error)));
      if (bavail * bsize < leastRoom) throw new StorageFull('The disk for files is full');
    },
  };
}

/** Converts an error of the file system, such as of a broken or missing disk; other errors belong to the body. */
const awayIfDisk = (error: unknown): unknown =>
  error instanceof Error && 'syscall' in error
    ? new StorageAway('The disk for files failed', { cause: error })
    : error;

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw awayIfDisk(error);
    },
  );
