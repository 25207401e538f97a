import type { TicketFile } from '@foyer/contract/tickets/tickets.schema';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { jpegOf } from '../../test/sample-files.ts';
import { type BucketFault, bucketFaults, openTestBucket, type TestBucket } from '../../test/test-bucket.ts';
import { createServer, type Server } from '../create-server.ts';
import type { Database } from '../db/client.ts';
import { story } from '../demo/demo-people.ts';
import { createOutboxMailer } from '../mail/outbox.repo.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import { StorageAway, StorageFull } from '../storage/storage.ts';
import { readiness } from './readiness.ts';

const log = pino({ level: 'silent' });
const works = { execute: async () => [] } as unknown as Database;
const never = () => new Promise<never>(() => {});
const fails = (error: Error) => () => Promise.reject(error);

describe('/readyz reports each part that is not ready', () => {
  it.each<[string, () => Promise<unknown>, () => Promise<void>, string]>([
    ['nothing', works.execute as never, async () => {}, 'ready'],
    ['no room', works.execute as never, fails(new StorageFull()), 'there is no room for files'],
    ['a storage that fails', works.execute as never, fails(new StorageAway()), 'the storage does not answer'],
    ['a slow storage', works.execute as never, never, 'the storage is slow: no answer within 3 seconds'],
    ['a database that fails', fails(new Error('x')), async () => {}, 'the database does not answer'],
    ['a slow database', never, async () => {}, 'the database is slow: no answer within 3 seconds'],
    [
      'both',
      never,
      never,
      'the database is slow: no answer within 3 seconds\nthe storage is slow: no answer within 3 seconds',
    ],
  ])('%s', async (_, execute, check, text) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const storage = { ...createMemoryStorage(), check };
    const answer = readiness({ db: { execute } as unknown as Database, storage, log });
    await vi.advanceTimersByTimeAsync(3000);
    const { status, headers } = await answer;
    expect([status, headers.get('retry-after')]).toEqual(text === 'ready' ? [200, null] : [503, '5']);
    expect(await (await answer).text()).toBe(text);
  });
});

describe('while the bucket fails', () => {
  let one: TestServer;
  let bucket: TestBucket;
  let server: Server;
  let token: string;
  let ticket: string;
  let file: TicketFile | undefined;
  const call = (path: string, body?: FormData) =>
    server.fetch(
      new Request(`http://foyer.test/api/portal${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}` },
        ...(body && { body }),
      }),
    );
  const photo = () => {
    const form = new FormData();
    form.append('file', new File([jpegOf()], 'foto.jpg'));
    return form;
  };
  beforeAll(async () => {
    one = await createTestServer({ demo: true });
    bucket = await openTestBucket();
    const { db, config } = one;
    const storage = bucket.storage({ connect: 1, idle: 1 });
    server = createServer({ db, config, storage, mail: createOutboxMailer() });
    token = (await one.tokensOf(story.buyer.email))[0]?.token ?? '';
    const words = { subject: 'Wallbox', description: 'Sie blinkt rot.', categoryId: 'charging' };
    ticket = ((await (await one.call('POST', '/ticket', { token, body: words })).json()) as TicketFile).id;
    const kept = await call(`/ticket/${ticket}/file`, photo());
    file = ((await kept.json()) as { items: TicketFile[] }).items[0];
  });
  afterAll(async () => {
    bucket.close();
    await one.close();
  });

  it.each(Object.keys(bucketFaults) as BucketFault[])(
    'answers files with 503 and Retry-After, and reports it by /readyz, where it %s',
    async (fault) => {
      bucket.fault = fault;
      onTestFinished(() => {
        bucket.fault = null;
      });
      const answers = [await call(`/ticket/${ticket}/file/${file?.id}`)];
      if (!fault.startsWith('returns half')) answers.push(await call(`/ticket/${ticket}/file`, photo()));
      for (const answer of answers)
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      const ready = await server.fetch(new Request('http://foyer.test/readyz'));
      expect(ready.status).toBe(503);
      // A server under load may reach the limit of three seconds before the time-outs of the bucket.
      expect(await ready.text()).toMatch(
        /^the storage (does not answer|is slow: no answer within 3 seconds)$/,
      );
    },
  );
});
