import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { type SmtpServer, startSmtp } from '../../test/smtp-server.ts';
import { startMailWorker } from '../start/start-mail-worker.ts';
import { createOutboxMailer, listMails, sendNext } from './outbox.repo.ts';
import { createSmtpTransport } from './smtp-transport.ts';

let server: TestServer;
let smtp: SmtpServer;
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
  expect([from, to]).toEqual(['no-reply@foyer.example', 'person@example.test']);
  expect(data).toContain('From: "Sonnental, Pflege" <no-reply@foyer.example>');
  expect(data).toContain(`Message-ID: <${row?.id}@foyer.example>`);
  expect(data).toMatch(/Subject: =\?UTF-8\?Q\?Gr=C3=BC/);
  expect(data).toContain('Content-Type: text/plain; charset=utf-8');
  expect(data).toContain('<p>Hallo</p>');
  expect(row).toMatchObject({ attempts: 1, lastError: null });
  expect(row?.sentAt).not.toBeNull();
});

it.each([
  ['info@müller.example', 'info@xn--mller-kva.example'],
  ['info@straße.example', 'info@xn--strae-oqa.example'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ["o'brien@firma.example", "o'brien@firma.example"],
  ['a&b@firma.example', 'a&b@firma.example'],
  ["!#$%&'*+/=?^_`{|}~-@firma.example", "!#$%&'*+/=?^_`{|}~-@firma.example"],
])('reaches %s at %s', async (recipient, ascii) => {
  await mailer.enqueue(server.db, { ...mail, to: recipient });
  await sendNext(server.db, new Date(), transport());
  const [{ to, isUtf8, data } = { to: '', isUtf8: true, data: '' }] = smtp.taken;
  expect([to, isUtf8]).toEqual([recipient, false]);
  expect(/^To: <?(.+?)>?$/m.exec(data)?.[1]).toBe(ascii);
});

it('accepts no header from a subject or a name', async () => {
  await mailer.enqueue(server.db, {
    ...mail,
    subject: 'a\r\nBcc: x@y.test',
    senderName: 'b\r\nBcc: x@y.test',
  });
  await sendNext(server.db, new Date(), transport());
  expect(smtp.taken[0]?.data).not.toMatch(/^Bcc:/m);
});

it('is sent once by two concurrent workers, and never for a transaction that was rolled back', async () => {
  for (let at = 0; at < 12; at++) await mailer.enqueue(server.db, { ...mail, to: `p${at}@example.test` });
  const undone = server.db.transaction(async (tx) => {
    await mailer.enqueue(tx, { ...mail, to: 'never@example.test' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const workers = [1, 2].map(() => startMailWorker({ db: server.db, log, send: transport(), seconds: 0.05 }));
  await vi.waitUntil(async () => (await listMails(server.db, 20)).every(({ sentAt }) => sentAt !== null));
  await Promise.all(workers.map(({ stop }) => stop()));
  const recipients = smtp.taken.map(({ to }) => to).sort();
  expect(recipients).toEqual(Array.from({ length: 12 }, (_, at) => `p${at}@example.test`).sort());
});

it('is retried after a while when the mail server refuses or is unreachable', async () => {
  await mailer.enqueue(server.db, mail);
  const at = new Date(Date.now() + 1000);
  const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  smtp.whims.push({ at: 'RCPT', code: 451 });
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

/** Attempts to send a day later; returns whether a mail was due, and how many mails the mail server has. */
async function sentAgain(send = transport()): Promise<[again: boolean, taken: number]> {
  const again = await sendNext(server.db, new Date(Date.now() + 86_400_000), send);
  return [again, smtp.taken.length];
}

it.each([
  ['its recipient', 'RCPT', 550],
  ['its content', '.', 554],
] as const)('is not tried again when the mail server refuses %s for good', async (_, at, code) => {
  await mailer.enqueue(server.db, mail);
  smtp.whims.push({ at, code });
  expect(await sendNext(server.db, new Date(), transport())).toBe(true);
  const [row] = await listMails(server.db, 1);
  expect(row).toMatchObject({ sentAt: null, lastError: expect.stringContaining(String(code)) });
  expect(await sentAgain()).toEqual([false, 0]);
});

it.each([
  ['before it takes the content', { at: 'DATA', code: 'cut' }, 1],
  ['while it takes the recipient', { at: 'RCPT', code: 'cut' }, 1],
  ['because it is full', { at: '.', code: 452 }, 1],
  // only the acknowledgement was lost: the second mail is recognised by its Message-ID
  ['after it took the mail', { at: '.', code: 'cut' }, 2],
] as const)('is retried when the mail server fails %s', async (_, whim, times) => {
  await mailer.enqueue(server.db, mail);
  smtp.whims.push(whim);
  expect(await sendNext(server.db, new Date(), transport())).toBe(true);
  expect((await listMails(server.db, 1))[0]?.sentAt).toBeNull();
  expect(await sentAgain()).toEqual([true, times]);
  const ids = smtp.taken.map(({ data }) => /^Message-ID: (.*)$/m.exec(data)?.[1]);
  expect(new Set(ids).size).toBe(1);
});

describe('a mail server that requires TLS and a password', () => {
  const account = { user: 'foyer@example.test', password: 'p:w/ü@d' };
  const urlOf = (port: number, { user, password } = account, more = '') =>
    `smtp://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}${more}`;
  /** Accepts the test's self-signed certificate; a real one needs no such option. */
  const trusting = '?tls.rejectUnauthorized=false';
  let secure: SmtpServer;
  beforeAll(async () => {
    secure = await startSmtp({ isSecure: true, account });
  });
  beforeEach(async () => {
    secure.taken.length = 0;
    await mailer.enqueue(server.db, mail);
  });
  afterAll(() => secure.stop());
  const sending = async (url: string) => {
    await sendNext(server.db, new Date(), createSmtpTransport(url, 'Foyer <no-reply@foyer.example>'));
    return (await listMails(server.db, 1))[0];
  };

  it('gets both', async () => {
    expect(await sending(urlOf(secure.port, account, trusting))).toMatchObject({ lastError: null });
    expect(secure.taken).toMatchObject([{ isEncrypted: true, user: account.user }]);
  });

  it('gets no password where its certificate is not trusted', async () => {
    expect((await sending(urlOf(secure.port)))?.lastError).toMatch(/certificate/);
    expect(secure.taken).toEqual([]);
  });

  it('refuses a wrong password, and gets the mail once it is right', async () => {
    const wrong = urlOf(secure.port, { ...account, password: 'x' }, trusting);
    expect((await sending(wrong))?.lastError).toMatch(/535/);
    const right = createSmtpTransport(urlOf(secure.port, account, trusting), 'a@b.test');
    expect((await sentAgain(right))[0]).toBe(true);
    expect(secure.taken).toHaveLength(1);
  });

  it('gets nothing without TLS where the address requires it', async () => {
    const plain = `smtp://127.0.0.1:${smtp.port}?requireTLS=true`;
    expect((await sending(plain))?.lastError).toMatch(/STARTTLS|TLS/);
    expect(smtp.taken).toEqual([]);
  });
});
