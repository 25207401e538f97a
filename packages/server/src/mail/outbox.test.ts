import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { createOutboxMailer, listMails, sendNext } from './outbox.repo.ts';

let server: TestServer;
const now = new Date('2026-11-20T10:00:00Z');
const mail = { kind: 'security' as const, to: 'a@b.test', subject: 'Grüße', text: 'Hallo' };
const mailer = createOutboxMailer(() => now);

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

it('sends a mail once, and only if its transaction committed', async () => {
  await mailer.enqueue(server.db, mail);
  const undone = server.db.transaction(async (tx) => {
    await mailer.enqueue(tx, { ...mail, to: 'never@b.test' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const sent: string[] = [];
  const send = async ({ recipient }: { recipient: string }) => void sent.push(recipient);
  expect(await sendNext(server.db, now, send)).toBe(true);
  expect(await sendNext(server.db, now, send)).toBe(false);
  expect(sent).toEqual(['a@b.test']);
});

it('is shared by several workers without sending twice', async () => {
  for (let at = 0; at < 10; at++) await mailer.enqueue(server.db, { ...mail, to: `${at}@b.test` });
  const taken: string[] = [];
  const sent: string[] = [];
  const work = async () => {
    while (
      await sendNext(server.db, now, async ({ recipient }) => {
        taken.push(recipient);
        // each worker has one before the first one is done
        await vi.waitUntil(() => taken.length >= 3);
        sent.push(recipient);
      })
    );
  };
  await Promise.all([work(), work(), work()]);
  expect(sent.length).toBe(10);
  expect(new Set(sent).size).toBe(10);
});

it('tries again later when sending fails', async () => {
  await mailer.enqueue(server.db, mail);
  const fail = () => Promise.reject(new Error('no route'));
  expect(await sendNext(server.db, now, fail)).toBe(true);
  expect(await sendNext(server.db, now, fail)).toBe(false);
  expect(await listMails(server.db, 5)).toMatchObject([{ attempts: 1, lastError: 'no route', sentAt: null }]);
  const later = new Date(now.getTime() + 61_000);
  expect(await sendNext(server.db, later, async () => {})).toBe(true);
  expect(await listMails(server.db, 5)).toMatchObject([{ attempts: 2, lastError: null, sentAt: later }]);
});

it('is sent without blocking the database, and by one worker only', async () => {
  await mailer.enqueue(server.db, mail);
  let release = () => {};
  const sending = sendNext(server.db, now, () => new Promise<void>((resolve) => (release = resolve)));
  await expect.poll(async () => (await listMails(server.db, 1))[0]?.attempts).toBe(1);
  const soon = new Date(now.getTime() + 60_000);
  expect(await sendNext(server.db, soon, async () => {})).toBe(false);
  release();
  await sending;
  expect((await listMails(server.db, 1))[0]?.sentAt).toEqual(now);
});

it('is given up after many failures', async () => {
  await mailer.enqueue(server.db, mail);
  let at = now;
  let count = 0;
  while (await sendNext(server.db, at, () => Promise.reject(new Error('no')))) {
    count++;
    at = new Date(at.getTime() + 7 * 60 * 60_000);
  }
  expect(count).toBe(12);
});
