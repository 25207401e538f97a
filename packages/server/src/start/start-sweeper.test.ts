import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { queryRows } from '../db/client.ts';
import { keepUploads, withPendingNoted } from '../storage/pending-uploads.repo.ts';
import { startSweeper, sweep } from './start-sweeper.ts';

let server: TestServer;
let now: Date;
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const file = () => Readable.from([new Uint8Array([1, 2, 3])]);
const count = async (table: string) =>
  (await queryRows<{ n: number }>(server.db, sql`select count(*)::int as n from ${sql.identifier(table)}`))[0]
    ?.n;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(() => {
  now = new Date();
  return server.reset();
});
afterAll(() => server.close());

it('deletes files an hour after a call that did not keep them, and no others', async () => {
  const { db, storage } = server;
  const noted = withPendingNoted(db, storage, () => now);
  const kept = await noted.put(file(), 'image/png');
  const left = await noted.put(file(), 'image/png');
  await keepUploads(db, [kept.key]);
  await sweep(db, storage, later(59));
  expect(await storage.get(left.key)).not.toBeNull();
  await sweep(db, storage, later(61));
  expect(await storage.get(left.key)).toBeNull();
  expect(await storage.get(kept.key)).not.toBeNull();
  expect(await count('pending_uploads')).toBe(0);
  await expect(keepUploads(db, [left.key])).rejects.toThrow('swept');
});

it('keeps files of running uploads, for any time given by the caller', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-upload-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await sweep(server.db, server.storage, later(61));
  expect(existsSync(folder)).toBe(true);
});

it('keeps the answers of a day, and deletes any number of older ones', async () => {
  await server.db.execute(sql`insert into idempotency_keys (user_id, operation, key, request_hash, status, body, created_at)
    select 'everything', 'orderCart', n::text, 'x', 200, '{}', ${now.toISOString()}::timestamptz - n * interval '30 seconds'
    from generate_series(1, 5000) n`);
  await sweep(server.db, server.storage, now);
  expect(await count('idempotency_keys')).toBe(2880);
});

it('continues after a failed round, and stops on request', async () => {
  const storage = { ...server.storage, delete: () => Promise.reject(new Error('the bucket is away')) };
  const long = new Date(now.getTime() - 3 * 60 * 60_000);
  await withPendingNoted(server.db, server.storage, () => long).put(file(), 'image/png');
  const warn = vi.fn();
  const sweeper = startSweeper({
    db: server.db,
    storage,
    log: Object.assign(pino({ level: 'silent' }), { warn }),
    minutes: 0.0001,
  });
  await vi.waitUntil(() => warn.mock.calls.length >= 2);
  await sweeper.stop();
  expect(await count('pending_uploads')).toBe(1);
});
