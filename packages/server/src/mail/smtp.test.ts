import { createServer, type Server, type Socket } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { startMailWorker } from '../start/start-mail-worker.ts';
import { createOutboxMailer, listMails, sendNext } from './outbox.repo.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** What the mail server below took. */
interface Taken {
  readonly from: string;
  readonly to: string;
  readonly data: string;
}

/** A mail server of a few commands; `refuses` recipients answer 451 once each time they are named. */
function startSmtp(): Promise<{ port: number; taken: Taken[]; refusals: number[]; stop: () => void }> {
  const taken: Taken[] = [];
  const refusals: number[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.write('220 test ESMTP\r\n');
    let [from, to, data, buffer, isData] = ['', '', '', '', false];
    const answer = (line: string): string => {
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'EHLO' || command === 'HELO') return '250 test';
      if (command === 'MAIL') from = line;
      if (command === 'RCPT') {
        const refused = refusals.shift();
        if (refused !== undefined) return `${refused} try again later`;
        to = line;
      }
      if (command === 'DATA') isData = true;
      if (command === 'QUIT') return '221 bye';
      return command === 'DATA' ? '354 go on' : '250 ok';
    };
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8');
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        if (!isData) socket.write(`${answer(line)}\r\n`);
        else if (line !== '.') data += `${line}\n`;
        else {
          taken.push({ from, to, data });
          [data, isData] = ['', false];
          socket.write('250 taken\r\n');
        }
      }
    });
  });
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ port: typeof address === 'object' && address ? address.port : 0, taken, refusals, stop });
    });
  });
}

let server: TestServer;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
const mailer = createOutboxMailer();
const log = pino({ level: 'silent' });
const mail = {
  kind: 'security' as const,
  to: 'person@example.test',
  subject: 'Grüße aus Köln',
  text: 'Hallo, Grüße',
  html: '<p>Hallo</p>',
  senderName: 'Sonnental, Pflege',
};
beforeAll(async () => {
  server = await createTestServer();
  smtp = await startSmtp();
});
beforeEach(async () => {
  await server.reset();
  smtp.taken.length = 0;
});
afterAll(async () => {
  smtp.stop();
  await server.close();
});
const transport = () =>
  createSmtpTransport(`smtp://127.0.0.1:${smtp.port}`, 'Foyer <no-reply@foyer.example>');

it('reaches the mail server: addresses, subject, text and HTML, in the brand’s name', async () => {
  await mailer.enqueue(server.db, mail);
  expect(await sendNext(server.db, new Date(), transport())).toBe(true);
  const [row] = await listMails(server.db, 1);
  expect(smtp.taken).toHaveLength(1);
  const [{ from, to, data } = { from: '', to: '', data: '' }] = smtp.taken;
  expect(from).toContain('<no-reply@foyer.example>');
  expect(to).toContain('<person@example.test>');
  expect(data).toContain('From: "Sonnental, Pflege" <no-reply@foyer.example>');
  expect(data).toContain(`Message-ID: <${row?.id}@foyer.example>`);
  expect(data).toMatch(/Subject: =\?UTF-8\?Q\?Gr=C3=BC/);
  expect(data).toContain('Content-Type: text/plain; charset=utf-8');
  expect(data).toContain('<p>Hallo</p>');
  expect(row).toMatchObject({ attempts: 1, lastError: null });
  expect(row?.sentAt).not.toBeNull();
});

it('takes no header from a subject or a name', async () => {
  await mailer.enqueue(server.db, {
    ...mail,
    subject: 'a\r\nBcc: x@y.test',
    senderName: 'b\r\nBcc: x@y.test',
  });
  await sendNext(server.db, new Date(), transport());
  expect(smtp.taken[0]?.data).not.toMatch(/^Bcc:/m);
});

it('comes from two workers at once exactly once per mail, those of an undone transaction never', async () => {
  for (let at = 0; at < 12; at++) await mailer.enqueue(server.db, { ...mail, to: `p${at}@example.test` });
  const undone = server.db.transaction(async (tx) => {
    await mailer.enqueue(tx, { ...mail, to: 'never@example.test' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const workers = [1, 2].map(() => startMailWorker({ db: server.db, log, send: transport(), seconds: 0.05 }));
  await vi.waitUntil(async () => (await listMails(server.db, 20)).every(({ sentAt }) => sentAt !== null));
  await Promise.all(workers.map(({ stop }) => stop()));
  const recipients = smtp.taken.map(({ to }) => /<([^>]+)>/.exec(to)?.[1]).sort();
  expect(recipients).toEqual(Array.from({ length: 12 }, (_, at) => `p${at}@example.test`).sort());
});

it('is tried again after a while when the mail server refuses or is away', async () => {
  await mailer.enqueue(server.db, mail);
  const at = new Date(Date.now() + 1000);
  const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  smtp.refusals.push(451);
  expect(await sendNext(server.db, at, transport())).toBe(true);
  expect(smtp.taken).toEqual([]);
  expect(await listMails(server.db, 1)).toMatchObject(
    [{ attempts: 1, sentAt: null, lastError: /451/ }].map(({ lastError, ...rest }) => ({
      ...rest,
      lastError: expect.stringMatching(lastError),
    })),
  );
  expect(await sendNext(server.db, later(0.9), transport())).toBe(false);
  const nowhere = createSmtpTransport('smtp://127.0.0.1:1', 'a@b.test');
  expect(await sendNext(server.db, later(1.1), nowhere)).toBe(true);
  expect(await sendNext(server.db, later(3), transport())).toBe(false);
  expect(await sendNext(server.db, later(3.2), transport())).toBe(true);
  expect(await sendNext(server.db, later(10_000), transport())).toBe(false);
  expect(smtp.taken).toHaveLength(1);
});
