import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type BucketFault, bucketFaults, openTestBucket, type TestBucket } from '../../test/test-bucket.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { type Storage, StorageAway, StorageFull } from './storage.ts';

let directory: string;
let bucket: TestBucket;
const kinds: Record<string, () => Storage> = {};

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer files '));
  bucket = await openTestBucket();
  kinds.disk = () => createDiskStorage(directory);
  kinds.memory = createMemoryStorage;
  kinds.bucket = () => bucket.storage();
});
afterAll(async () => {
  bucket.close();
  await rm(directory, { recursive: true, force: true });
});

async function* chunksOf(bytes: Buffer, failAfter = Number.POSITIVE_INFINITY): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) {
    if (at >= failAfter) throw new Error('broken off');
    yield bytes.subarray(at, at + 65_536);
  }
}
const read = async (stream: ReadableStream<Uint8Array> | null) =>
  stream && Buffer.from(await new Response(stream).arrayBuffer());

describe.each(['disk', 'memory', 'bucket'])('files in %s', (kind) => {
  const open = () => kinds[kind]?.() ?? createMemoryStorage();

  it('are returned unchanged', async () => {
    const storage = open();
    const bytes = randomBytes(300_000);
    const { key, sizeBytes, sha256 } = await storage.put(chunksOf(bytes), 'image/png');
    expect([sizeBytes, sha256]).toEqual([300_000, createHash('sha256').update(bytes).digest('hex')]);
    expect((await read(await storage.get(key)))?.equals(bytes)).toBe(true);
    await storage.delete(key);
    expect(await storage.get(key)).toBeNull();
    await storage.delete(key);
  });

  it('leave nothing behind when they break off', async () => {
    const storage = open();
    await expect(storage.put(chunksOf(randomBytes(300_000), 100_000), 'image/png')).rejects.toThrow(
      'broken off',
    );
    const files = (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    expect(files).toHaveLength(0);
  });

  it('are found by their own keys only', async () => {
    expect(await open().get('x'.repeat(43))).toBeNull();
  });
});

it.skipIf(!existsSync('/dev/full'))('reports a full disk, and leaves nothing behind', async () => {
  const full = await mkdtemp(join(tmpdir(), 'foyer full '));
  const key = 'k'.repeat(43);
  await mkdir(join(full, 'k'));
  // a device that accepts no bytes, in place of the file
  await symlink('/dev/full', join(full, 'k', `${key}.part`));
  const storage = createDiskStorage(full);
  await expect(storage.put(chunksOf(randomBytes(300_000)), 'image/png', key)).rejects.toThrow(StorageFull);
  expect(await storage.get(key)).toBeNull();
  expect(await readdir(join(full, 'k'))).toEqual([]);
  await rm(full, { recursive: true });
});

it('reports little room on a disk before it is full', async () => {
  await expect(createDiskStorage(directory, 0).check?.()).resolves.toBeUndefined();
  await expect(createDiskStorage(directory, Number.MAX_SAFE_INTEGER).check?.()).rejects.toThrow(StorageFull);
});

const faults = Object.keys(bucketFaults) as BucketFault[];
const patience = { connect: 1, idle: 1 };

describe.each(faults)('a bucket that %s', (fault) => {
  it('is reported as away within its time-outs, and works again afterwards', async () => {
    const storage = bucket.storage(patience);
    const bytes = randomBytes(300_000);
    const { key } = await storage.put(chunksOf(bytes), 'image/png');
    await storage.check?.();
    bucket.fault = fault;
    onTestFinished(() => {
      bucket.fault = null;
    });
    const isHalf = fault.startsWith('returns half');
    const whole = async () => read(await storage.get(key));
    // half an answer to an upload is sufficient: its head contains the result
    if (!isHalf) await expect(storage.put(chunksOf(bytes), 'image/png')).rejects.toThrow(StorageAway);
    await expect(whole()).rejects.toThrow(StorageAway);
    await expect(storage.check?.()).rejects.toThrow();
    bucket.fault = null;
    await storage.check?.();
    expect((await whole())?.equals(bytes)).toBe(true);
  });
});

it('reports a bucket without a server as away', async () => {
  const gone = await openTestBucket();
  const storage = gone.storage(patience);
  gone.close();
  await expect(storage.get('k')).rejects.toThrow(StorageAway);
  await expect(storage.check?.()).rejects.toThrow(StorageAway);
});

it('reports a missing directory as away', async () => {
  const file = join(directory, 'no directory');
  await writeFile(file, '');
  onTestFinished(() => rm(file));
  const storage = createDiskStorage(file);
  await expect(storage.put(chunksOf(randomBytes(10)), 'image/png')).rejects.toThrow(StorageAway);
  await expect(storage.get('k'.repeat(43))).rejects.toThrow(StorageAway);
  await expect(storage.check?.()).rejects.toThrow(StorageAway);
});

it('never leaves its directory by a key', async () => {
  const storage = createDiskStorage(directory);
  expect(await storage.get('../../../../etc/passwd')).toBeNull();
  await storage.delete('../secret');
});
