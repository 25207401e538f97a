import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { type Storage, StorageFull } from './storage.ts';

let directory: string;
let bucket: Server;
const kinds: Record<string, () => Storage> = {};

/** As much of S3 as a file store needs: path addressing, signed requests, content hashes that must be right. */
function fakeBucket(): Server {
  const objects = new Map<string, Buffer>();
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const path = request.url ?? '';
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') === true;
    const hash = request.headers['x-amz-content-sha256'];
    const isRight = request.method !== 'PUT' || hash === createHash('sha256').update(body).digest('hex');
    if (!isSigned || !isRight || !path.startsWith('/files/')) return response.writeHead(403).end();
    if (request.method === 'PUT') objects.set(path, body);
    if (request.method === 'DELETE') objects.delete(path);
    const found = objects.get(path);
    if (request.method === 'GET' && !found) return response.writeHead(404).end();
    return response.writeHead(200).end(request.method === 'GET' ? found : undefined);
  });
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer files '));
  bucket = fakeBucket();
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' };
  kinds.disk = () => createDiskStorage(directory);
  kinds.memory = createMemoryStorage;
  kinds.bucket = () => createS3Storage({ endpoint, region: 'eu-central-1', bucket: 'files', ...keys });
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

  it('come back as they went', async () => {
    const storage = open();
    const bytes = randomBytes(300_000);
    const { key, sizeBytes, sha256 } = await storage.put(chunksOf(bytes), 'image/png');
    expect([sizeBytes, sha256]).toEqual([300_000, createHash('sha256').update(bytes).digest('hex')]);
    expect((await read(await storage.get(key)))?.equals(bytes)).toBe(true);
    await storage.delete(key);
    expect(await storage.get(key)).toBeNull();
    await storage.delete(key);
  });

  it('leave nothing when they break off', async () => {
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

it.skipIf(!existsSync('/dev/full'))('a disk that is full says so, and nothing is left', async () => {
  const full = await mkdtemp(join(tmpdir(), 'foyer full '));
  const key = 'k'.repeat(43);
  await mkdir(join(full, 'k'));
  // A device that takes nothing, in the place of the file.
  await symlink('/dev/full', join(full, 'k', `${key}.part`));
  const storage = createDiskStorage(full);
  await expect(storage.put(chunksOf(randomBytes(300_000)), 'image/png', key)).rejects.toThrow(StorageFull);
  expect(await storage.get(key)).toBeNull();
  expect(await readdir(join(full, 'k'))).toEqual([]);
  await rm(full, { recursive: true });
});

it('a disk with little room left says so before it is full', async () => {
  await expect(createDiskStorage(directory, 0).checkRoom?.()).resolves.toBeUndefined();
  await expect(createDiskStorage(directory, Number.MAX_SAFE_INTEGER).checkRoom?.()).rejects.toThrow(
    StorageFull,
  );
});

it('a directory is never left by a key', async () => {
  const storage = createDiskStorage(directory);
  expect(await storage.get('../../../../etc/passwd')).toBeNull();
  await storage.delete('../secret');
});
