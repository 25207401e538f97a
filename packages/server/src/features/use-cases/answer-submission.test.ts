import type {
  Submission,
  SubmissionDetail,
  UseCaseOverview,
} from '@foyer/contract/use-cases/use-cases.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DemoPortal, openDemoPortal, type Problem } from '../../../test/demo-portal.ts';
import { jpegOf } from '../../../test/sample-files.ts';
import { queryRows } from '../../db/client.ts';
import { story } from '../../demo/demo-people.ts';
import { askCustomer } from '../../domain/use-cases/staff/ask-customer.service.ts';
import { createOutboxMailer } from '../../mail/outbox.repo.ts';

let portal: DemoPortal;
beforeAll(async () => {
  portal = await openDemoPortal();
});
afterAll(() => portal.server.close());
beforeEach(() => portal.server.db.execute(sql`delete from outbox`));

const email: string = story.manager.email;
const contact = { salutation: 'MRS', lastName: 'Clausen', email, topics: ['invoices'] };
const send = async () =>
  (await (await portal.as(email)).post<Submission>('/use-case/contact-information-change', contact)).body.id;
const ask = (id: string, question = 'Gilt das auch für Angebote?') => {
  const { db } = portal.server;
  const mail = createOutboxMailer(() => new Date());
  const actor = { name: 'Nina Albrecht', email: story.support.email };
  return askCustomer({ db, mail, publicUrl: 'http://foyer.test', actor, now: new Date() }, id, question);
};
const asked = async () => {
  const id = await send();
  await ask(id);
  return id;
};
const answering = (text: unknown, ...files: readonly File[]) => {
  const form = new FormData();
  form.set('payload', JSON.stringify({ text }));
  for (const file of files) form.append('file', file);
  return form;
};
const answer = async (id: string, form = answering('Ja, für alles.'), who = email) =>
  (await portal.as(who)).post<SubmissionDetail & Problem>(`/use-case/submission/${id}/answer`, form);
const detailOf = async (id: string) =>
  (await (await portal.as(email)).get<SubmissionDetail>(`/use-case/submission/${id}`)).body;
/** Sorts the files of the messages, whose order among equals is free. */
const inOrder = (detail: SubmissionDetail) => ({
  ...detail,
  messages: detail.messages.map((message) => ({
    ...message,
    files: message.files.toSorted((one, other) => one.id.localeCompare(other.id)),
  })),
});
const mails = () =>
  queryRows<{ recipient: string; subject: string; body: string }>(
    portal.server.db,
    sql`select recipient, subject, body from outbox order by id`,
  );
const isOnHome = async (number: string) => {
  const visitor = await portal.as(email);
  return JSON.stringify((await visitor.post('/dashboard/information-list')).body).includes(
    `Rückfrage zu ${number}`,
  );
};

it('the demo shows the question of each request that waits for an answer', async () => {
  const visitor = await portal.as(email);
  const { submissions } = (await visitor.post<UseCaseOverview>('/use-cases')).body;
  const waiting = submissions.filter(({ state }) => state === 'needs_answer');
  expect(waiting.length).toBeGreaterThan(0);
  for (const { id } of waiting) expect((await detailOf(id)).messages.length).toBeGreaterThan(0);
});

describe('a question of the service', () => {
  it('makes the request wait, and reaches the customer by mail with the way to the answer', async () => {
    const id = await send();
    await portal.server.db.execute(sql`delete from outbox`);
    expect(await ask(id, '  Gilt das auch für Angebote?\n')).toEqual({ ok: true });
    const detail = await detailOf(id);
    expect([detail.state, detail.events.map(({ state }) => state)]).toEqual([
      'needs_answer',
      ['received', 'needs_answer'],
    ]);
    expect(detail.messages).toMatchObject([
      { author: 'Nina Albrecht', isFromCustomer: false, text: 'Gilt das auch für Angebote?', files: [] },
    ]);
    const [mail, ...others] = await mails();
    expect([mail?.recipient, others]).toEqual([email, []]);
    for (const part of ['Gilt das auch für Angebote?', `use-cases?open=${id}`, detail.number])
      expect(mail?.body).toContain(part);
  });

  it.each([
    ['blank', ' \n', 'required'],
    ['too long', 'x'.repeat(2001), 'out_of_range'],
  ])('is refused when it is %s', async (_, question, code) => {
    const id = await send();
    expect(await ask(id, question)).toEqual({ ok: false, code });
    expect((await detailOf(id)).state).toBe('received');
  });

  it('is asked once for a form that is sent twice, and not about a settled or unknown request', async () => {
    const id = await send();
    const both = await Promise.all([ask(id), ask(id)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await detailOf(id)).messages).toHaveLength(1);
    await portal.server.db.execute(sql`update use_case_submissions set state = 'done' where id = ${id}`);
    expect(await ask(id)).toEqual({ ok: false, code: 'action_not_allowed' });
    expect(await ask('sub-nobody')).toEqual({ ok: false, code: 'not_found' });
  });
});

describe('the answer', () => {
  it('is stored with its files, moves the request on, ends the to-do and reaches the service', async () => {
    const id = await asked();
    const { number } = await detailOf(id);
    await portal.server.db.execute(sql`update use_case_submissions set state = 'done'
      where user_id = ${story.manager.id} and state = 'needs_answer' and id <> ${id}`);
    expect(await isOnHome(number)).toBe(true);
    await portal.server.db.execute(sql`delete from outbox`);
    const files = [new File([jpegOf()], 'vertrag.jpg'), new File(['Notiz'], 'notiz.txt')];
    const { status, body } = await answer(id, answering('Ja,\nfür alles.', ...files));
    expect([status, body.state]).toEqual([200, 'in_progress']);
    expect(inOrder(await detailOf(id))).toEqual(inOrder(body));
    expect(body.files).toEqual([]);
    expect(body.messages.at(-1)).toMatchObject({ isFromCustomer: true, text: 'Ja,\nfür alles.' });
    expect(
      body.messages
        .at(-1)
        ?.files.map(({ name }) => name)
        .sort(),
    ).toEqual(['notiz.txt', 'vertrag.jpg']);
    expect(await isOnHome(number)).toBe(false);
    const [own] = await portal.server.tokensOf(email);
    for (const file of body.messages.at(-1)?.files ?? []) {
      const path = `/use-case/submission/${id}/file/${file.id}`;
      const loaded = await portal.server.call('GET', path, { token: own?.token });
      expect([loaded.status, (await loaded.arrayBuffer()).byteLength]).toEqual([200, file.sizeBytes]);
    }
    const [mail, ...others] = await mails();
    expect([mail?.recipient, others]).toEqual([story.support.email, []]);
    for (const part of ['für alles.', `/service-desk/requests/${id}`]) expect(mail?.body).toContain(part);
  });

  it('is stored once for repeated calls with one key', async () => {
    const id = await asked();
    const [own] = await portal.server.tokensOf(email);
    const call = () =>
      portal.server.call('POST', `/use-case/submission/${id}/answer`, {
        token: own?.token,
        body: answering('Ja.'),
        headers: { 'idempotency-key': `answer-${id}` },
      });
    expect((await call()).status).toBe(200);
    expect((await call()).status).toBe(200);
    expect((await detailOf(id)).messages).toHaveLength(2);
  });

  it.each([
    ['nothing', undefined, 'required'],
    ['blanks', '  \n ', 'required'],
    ['more than fits', 'x'.repeat(2001), 'max_length'],
  ])('is refused at its field when it is %s, and the question stays open', async (_, text, code) => {
    const id = await asked();
    const { status, body } = await answer(id, answering(text));
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ path: 'text', code })]]);
    expect((await detailOf(id)).state).toBe('needs_answer');
  });

  it('is refused without an open question, and to everyone but the sender of the request', async () => {
    const id = await send();
    expect((await answer(id)).body.code).toBe('no_open_question');
    await ask(id);
    const foreign = await answer(id, answering('Ich'), story.wuerthBuyer.email);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
    expect((await answer(id)).status).toBe(200);
    expect((await answer(id)).body.code).toBe('no_open_question');
  });
});
