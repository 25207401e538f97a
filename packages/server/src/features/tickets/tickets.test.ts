import type {
  Ticket,
  TicketComment,
  TicketFile,
  TicketSummary,
} from '@foyer/contract/tickets/tickets.schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { jpegOf, picture } from '../../../test/sample-files.ts';
import { queryRows } from '../../db/client.ts';
import { story } from '../../demo/demo-people.ts';
import { serviceHours } from '../../domain/tickets/service-hours/service-hours.table.ts';

interface Page {
  readonly items: TicketSummary[];
  readonly nextCursor: string | null;
  readonly total: number;
}
interface Problem {
  readonly code: string;
  readonly errors?: readonly { readonly path: string; readonly code: string; readonly params?: object }[];
}

let server: TestServer;
let clock = new Date();
beforeAll(async () => {
  server = await createTestServer({ demo: true, now: () => clock });
});
afterAll(() => server.close());

type Person = keyof typeof story;
const known = new Map<string, string>();
async function tokenOf(person: Person, mode: 'b2b' | 'b2c_cc' = 'b2b'): Promise<string> {
  const key = `${person} ${mode}`;
  const tokens = known.has(key) ? [] : await server.tokensOf(story[person].email);
  for (const one of tokens) known.set(`${person} ${one.mode}`, one.token);
  return known.get(key) ?? '';
}
const modeOf = (person: Person) => (person === 'privateCustomer' ? 'b2c_cc' : 'b2b');
async function ask<T>(person: Person, method: string, path: string, body?: unknown) {
  const token = await tokenOf(person, modeOf(person));
  const answer = await server.call(method, path, { token, body });
  return { status: answer.status, body: (await answer.json()) as T };
}
async function done<T>(person: Person, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask<T>(person, method, path, body);
  expect([path, answer.status, answer.body]).toEqual([path, 200, answer.body]);
  return answer.body;
}
const open = (person: Person, more: object = {}) =>
  done<Ticket>(person, 'POST', '/ticket', {
    subject: 'Wallbox lädt nicht',
    description: 'Sie blinkt rot.',
    categoryId: 'charging',
    ...more,
  });
const read = (person: Person, id: string) => done<Ticket>(person, 'GET', `/ticket/${id}`);
const list = (person: Person, query = '') => done<Page>(person, 'GET', `/tickets?limit=100&${query}`);
const say = (person: Person, id: string, text: string, isInternal = false) =>
  done<TicketComment>(person, 'POST', `/ticket/${id}/comment`, { text, isInternal });
const commentsOf = async (person: Person, id: string) =>
  (await done<{ items: TicketComment[] }>(person, 'GET', `/ticket/${id}/comments?limit=100`)).items;
async function change(person: Person, id: string, what: object) {
  const { version } = await read(person, id);
  return ask<Ticket & Problem>(person, 'PUT', '/ticket', { id, version, ...what });
}
function form(...files: readonly (readonly [Uint8Array<ArrayBuffer>, string])[]): FormData {
  const body = new FormData();
  for (const [bytes, name] of files) body.append('file', new File([bytes], name));
  return body;
}
/** Returns the text of the one mail with this recipient and subject; with a fixed clock no mail is the newest. */
async function mailTo(email: string, subject: string): Promise<string> {
  const mails = await queryRows<{ body: string }>(
    server.db,
    sql`select body from outbox where recipient = ${email} and subject = ${subject}`,
  );
  expect([subject, mails.length]).toEqual([subject, 1]);
  return mails[0]?.body ?? '';
}

describe('a ticket is opened', () => {
  it('with a number, its category’s priority, a promise and its subject; both sides get a mail', async () => {
    const invoice = (
      await done<{ items: { id: string; number: string }[] }>('manager', 'GET', '/invoice?limit=1')
    ).items[0];
    const ticket = await open('manager', {
      subject: 'Skonto fehlt',
      categoryId: 'invoice',
      association: { kind: 'invoice', id: invoice?.id },
    });
    expect(ticket.number).toMatch(/^T-\d{4}-\d{6}$/);
    expect(ticket).toMatchObject({
      status: 'new',
      version: 1,
      isUnread: false,
      assignee: null,
      priority: { id: 'normal', name: 'Normal' },
      association: { kind: 'invoice', id: invoice?.id, label: invoice?.number },
      createdBy: { name: 'Katharina Brandt', kind: 'customer' },
      allowedTransitions: ['resolved'],
      allowedActions: ['comment', 'add_file', 'edit'],
      possibleAssignees: [],
    });
    expect(new Date(ticket.answerDueAt ?? 0).getTime()).toBeGreaterThan(Date.parse(ticket.createdAt));
    expect(ticket.timeline.map(({ kind, to }) => [kind, to])).toEqual([['created', 'new']]);
    await mailTo(story.manager.email, `Foyer: Ihr Ticket ${ticket.number}`);
    const toService = `Nordwind Logistik GmbH: neues Ticket ${ticket.number}`;
    const way = `/foyer/select-account?account=${story.manager.id}&company=nordwind&ticket=${ticket.id}`;
    expect(await mailTo(story.support.email, toService)).toContain(way);
  });

  it('with a promise that counts the hours in which its brand’s service works, and no others', async () => {
    const before = await server.db.select().from(serviceHours);
    // only on one weekday, not today's
    const weekday = new Date(clock.getTime() + 3 * 86_400_000).getUTCDay() || 7;
    await server.db.update(serviceHours).set({ weekdays: [weekday], opensAt: 600, closesAt: 900 });
    const { answerDueAt, priority } = await open('buyer');
    for (const { brandId, ...hours } of before)
      await server.db.update(serviceHours).set(hours).where(eq(serviceHours.brandId, brandId));
    const due = new Date(answerDueAt ?? 0);
    const shown = due.toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' });
    expect([priority.id, new Date(`${shown.slice(0, 10)}T12:00Z`).getUTCDay() || 7]).toEqual([
      'high',
      weekday,
    ]);
    expect(shown.slice(11, 16)).toBe('14:00');
  });

  it('once, for repeated calls with one key', async () => {
    const token = await tokenOf('buyer');
    const body = { subject: 'Einmal', description: 'Bitte nur einmal.', categoryId: 'other' };
    const headers = { 'idempotency-key': 'ticket-once' };
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await server.call('POST', '/ticket', { token, body, headers })).text()),
    );
    expect(new Set(answers).size).toBe(1);
    expect((await list('buyer', 'search=Bitte nur einmal')).total).toBe(1);
  });

  it('about nothing that its customer cannot see, in no category that is none', async () => {
    const foreign = (await done<{ items: { id: string }[] }>('sonnentalBuyer', 'GET', '/orders?limit=1'))
      .items[0];
    const card = (await done<{ items: { id: string }[] }>('manager', 'GET', '/orders?limit=1')).items[0];
    const tries = [
      [{ association: { kind: 'order', id: foreign?.id } }, 'association_unknown', 'association.id'],
      [{ association: { kind: 'order', id: 'nothing' } }, 'association_unknown', 'association.id'],
      [{ categoryId: 'nothing' }, 'category_unknown', 'categoryId'],
      [{ priorityId: 'nothing' }, 'priority_unknown', 'priorityId'],
    ] as const;
    for (const [more, code, path] of tries) {
      const body = { subject: 'x', description: 'x', categoryId: 'other', ...more };
      const answer = await ask<Problem>('manager', 'POST', '/ticket', body);
      expect([answer.status, answer.body.code, answer.body.errors?.[0]?.path]).toEqual([422, code, path]);
    }
    // without the role for orders an order is answered like a missing one
    const body = {
      subject: 'x',
      description: 'x',
      categoryId: 'other',
      association: { kind: 'order', id: card?.id },
    };
    expect((await ask<Problem>('norole', 'POST', '/ticket', body)).body.code).toBe('association_unknown');
  });
});

describe('a conversation', () => {
  it('continues: an answer ends the waiting, a reply opens it again; the other side is notified by mail', async () => {
    const { id, number } = await open('buyer');
    await say('technician', id, 'Bitte schicken Sie uns das Protokoll.');
    const answered = await read('buyer', id);
    expect(answered).toMatchObject({ status: 'open', answerDueAt: null, commentCount: 1 });
    expect(await mailTo(story.buyer.email, `Foyer: Antwort zu ${number}`)).toContain(
      'Bitte schicken Sie uns das Protokoll.',
    );
    const taken = await change('technician', id, {
      assigneeId: story.technician.id,
      status: 'waiting_for_customer',
    });
    expect([taken.status, taken.body.status, taken.body.assignee?.name]).toEqual([
      ...[200, 'waiting_for_customer', 'Stefan Riedel'],
    ]);
    await say('buyer', id, 'Hier ist es.');
    const again = await read('technician', id);
    expect(again.status).toBe('open');
    expect(again.answerDueAt).not.toBeNull();
    const toTechnician = `Nordwind Logistik GmbH: Nachricht zu ${number}`;
    expect(await mailTo(story.technician.email, toTechnician)).toContain('Hier ist es.');
    expect(again.timeline.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['created', null, 'new'],
      ['commented', null, 'Stefan Riedel'],
      ['status_changed', 'new', 'open'],
      ['assigned', null, 'Stefan Riedel'],
      ['status_changed', 'open', 'waiting_for_customer'],
      ['commented', null, 'Mehmet Yilmaz'],
      ['status_changed', 'waiting_for_customer', 'open'],
    ]);
  });

  it('is unread for the other side until they open it, and never for the author', async () => {
    const { id } = await open('buyer');
    const isUnread = async (person: Person) =>
      (await list(person)).items.find((one) => one.id === id)?.isUnread;
    expect([await isUnread('buyer'), await isUnread('technician')]).toEqual([false, true]);
    await read('technician', id);
    expect(await isUnread('technician')).toBe(false);
    await say('technician', id, 'Wir sehen nach.');
    expect([await isUnread('buyer'), await isUnread('technician')]).toEqual([true, false]);
    const unread = await list('buyer', 'isUnread=true');
    expect(unread.items.map((one) => one.id)).toContain(id);
    await read('buyer', id);
    expect((await list('buyer', 'isUnread=true')).items.map((one) => one.id)).not.toContain(id);
  });

  it('can be edited by its author for a quarter of an hour, and never overwrites another edit', async () => {
    const { id } = await open('buyer');
    const comment = await say('buyer', id, 'Nachtrak');
    const mend = (person: Person, version: number) =>
      ask<TicketComment & Problem>(person, 'PUT', `/ticket/${id}/comment`, {
        commentId: comment.id,
        version,
        text: 'Nachtrag',
      });
    expect((await mend('technician', 1)).body.code).toBe('comment_locked');
    const mended = await mend('buyer', 1);
    expect(mended.body).toMatchObject({ text: 'Nachtrag', version: 2 });
    expect(mended.body.editedAt).not.toBeNull();
    expect((await mend('buyer', 1)).body.code).toBe('comment_changed');
    expect((await list('buyer', 'search=Nachtrag')).items.map((one) => one.id)).toContain(id);
    expect((await list('buyer', 'search=Nachtrak')).items).toEqual([]);
    const before = clock;
    clock = new Date(before.getTime() + 15 * 60_000 + 1000);
    expect((await mend('buyer', 2)).body.code).toBe('comment_locked');
    clock = before;
  });
});

describe('a ticket moves', () => {
  it('only as its state allows, and only where it is unchanged since it was read', async () => {
    const { id } = await open('buyer');
    expect((await change('buyer', id, { status: 'closed' })).body.code).toBe('transition_not_allowed');
    expect((await change('buyer', id, { assigneeId: story.buyer.id })).body.code).toBe('action_not_allowed');
    const stale = await ask<Problem>('buyer', 'PUT', '/ticket', { id, version: 99, subject: 'x' });
    expect([stale.status, stale.body.code, stale.body.errors?.[0]?.params]).toEqual([
      ...[409, 'ticket_changed'],
      { version: 1, status: 'new' },
    ]);
    const solved = await change('buyer', id, { status: 'resolved', comment: 'Läuft wieder.' });
    expect(solved.body).toMatchObject({ status: 'resolved', answerDueAt: null, commentCount: 1 });
    expect(solved.body.allowedTransitions).toEqual(['open', 'closed']);
  });

  it('closes permanently after thirty days, and can be reopened before', async () => {
    const { id } = await open('buyer');
    await change('buyer', id, { status: 'resolved' });
    const closed = (await change('buyer', id, { status: 'closed' })).body;
    expect(closed).toMatchObject({ allowedActions: [], allowedTransitions: ['open'] });
    const comment = await ask<Problem>('buyer', 'POST', `/ticket/${id}/comment`, { text: 'Noch etwas' });
    expect([comment.status, comment.body.code]).toEqual([409, 'ticket_closed']);
    const upload = await ask<Problem>('buyer', 'POST', `/ticket/${id}/file`, form([jpegOf(), 'a.jpg']));
    expect([upload.status, upload.body.code]).toEqual([409, 'ticket_closed']);
    const opened = (await change('buyer', id, { status: 'open', comment: 'Doch nicht.' })).body;
    expect(opened.status).toBe('open');
    expect(opened.answerDueAt).not.toBeNull();
    await change('buyer', id, { status: 'resolved' });
    await change('buyer', id, { status: 'closed' });
    await server.db.execute(
      sql`update tickets set closed_at = closed_at - interval '30 days' where id = ${id}`,
    );
    const late = await read('buyer', id);
    expect([late.allowedTransitions, late.reopenableUntil]).toEqual([[], null]);
    expect((await change('buyer', id, { status: 'open' })).body.code).toBe('transition_not_allowed');
  });

  it('with its promise by priority, counted from the customer’s request', async () => {
    const { id, answerDueAt: normal } = await open('buyer', { categoryId: 'invoice' });
    const urgent = (await change('technicianSub', id, { priorityId: 'urgent' })).body.answerDueAt;
    expect(Date.parse(urgent ?? '')).toBeLessThan(Date.parse(normal ?? ''));
  });
});

describe('files', () => {
  it('belong to tickets and comments, are returned unchanged, and are counted', async () => {
    const { id } = await open('buyer');
    const photo = await picture('png');
    const [file] = (
      await done<{ items: TicketFile[] }>('buyer', 'POST', `/ticket/${id}/file`, form([photo, 'Foto.png']))
    ).items;
    expect(file).toMatchObject({ name: 'Foto.png', mediaType: 'image/png', commentId: null, version: 1 });
    const comment = await say('technician', id, 'Sehen Sie hier.');
    const answer = await done<{ items: TicketFile[] }>(
      ...([
        'technician',
        'POST',
        `/ticket/${id}/comment/${comment.id}/file`,
        form([jpegOf(), 'a.jpg'], [jpegOf(900), 'b.jpg']),
      ] as const),
    );
    expect(answer.items.map(({ name, commentId }) => [name, commentId])).toEqual([
      ['a.jpg', comment.id],
      ['b.jpg', comment.id],
    ]);
    const ticket = await read('buyer', id);
    expect([ticket.fileCount, ticket.files.map(({ name }) => name)]).toEqual([
      3,
      ['Foto.png', 'a.jpg', 'b.jpg'],
    ]);
    const shown = (await commentsOf('buyer', id))[0]?.files ?? [];
    expect(shown.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
    const token = await tokenOf('buyer');
    const got = await server.call('GET', `/ticket/${id}/comment/${comment.id}/file/${shown[0]?.id}`, {
      token,
    });
    expect(got.headers.get('content-disposition')).toContain('attachment; filename="a.jpg"');
    const stored = await server.call('GET', `/ticket/${id}/file/${file?.id}`, { token });
    expect((await stored.arrayBuffer()).byteLength).toBe(file?.sizeBytes);
  });

  it('are replaced by their uploader; earlier versions stay, for the service only', async () => {
    const { id } = await open('buyer');
    const upload = form([jpegOf(700), 'alt.jpg']);
    const [file] = (await done<{ items: TicketFile[] }>('buyer', 'POST', `/ticket/${id}/file`, upload)).items;
    const path = `/ticket/${id}/file/${file?.id}`;
    const stranger = await ask<Problem>('technician', 'POST', path, form([jpegOf(), 'x.jpg']));
    expect([stranger.status, stranger.body.code]).toEqual([409, 'action_not_allowed']);
    const next = await done<TicketFile>('buyer', 'POST', path, form([jpegOf(800), 'neu.jpg']));
    expect(next).toMatchObject({ id: file?.id, name: 'neu.jpg', version: 2, earlierVersions: [] });
    const seen = (await read('technician', id)).files[0];
    expect(seen?.earlierVersions.map(({ name, version }) => [name, version])).toEqual([['alt.jpg', 1]]);
    const get = async (person: Person) =>
      server.call('GET', `${path}?version=1`, { token: await tokenOf(person) });
    expect((await get('technician')).headers.get('content-disposition')).toContain('alt.jpg');
    expect((await get('buyer')).status).toBe(404);
  });

  it('are refused and not stored: a page named as a picture, an empty file, one too many', async () => {
    const { id } = await open('buyer');
    const page = new TextEncoder().encode('<html><script>alert(1)</script></html>');
    const before = server.storage.size();
    const send = (body: FormData) => ask<Problem>('buyer', 'POST', `/ticket/${id}/file`, body);
    expect((await send(form([page, 'bild.png']))).body.errors?.[0]?.code).toBe('file_type');
    expect((await send(form([new Uint8Array(), 'leer.png']))).body.errors?.[0]?.code).toBe('file_empty');
    await server.db.execute(sql`update tickets set file_count = 49 where id = ${id}`);
    const two = await send(form([jpegOf(), '1.jpg'], [jpegOf(), '2.jpg']));
    expect([two.status, two.body.code]).toEqual([409, 'too_many_files']);
    expect(server.storage.size()).toBe(before);
    expect((await read('buyer', id)).files).toEqual([]);
    expect((await send(form([jpegOf(), '1.jpg']))).status).toBe(200);
  });
});

describe('the list', () => {
  it('is searched in numbers, subjects, texts and comments, and filtered by all fields of tickets', async () => {
    const { id, number } = await open('manager', { subject: 'Kabeltrommel', description: 'Öse gerissen' });
    await say('technicianSub', id, 'Ersatz ist unterwegs: Sendung Zebra.');
    for (const search of [number, 'kabeltrommel', 'oese', 'zebra'])
      expect((await list('manager', `search=${search}`)).items.map((one) => one.id)).toEqual([id]);
    const found = async (query: string) => (await list('manager', query)).items;
    expect((await found('status=open')).every(({ status }) => status === 'open')).toBe(true);
    expect((await found('category=invoice')).every(({ category }) => category.id === 'invoice')).toBe(true);
    const about = await found('associationKind=invoice');
    expect(about.length).toBeGreaterThan(0);
    expect(
      (await found(`associationKind=invoice&associationId=${about[0]?.association?.id}`)).length,
    ).toBeGreaterThan(0);
    expect((await found('isAssigned=true')).every(({ assignee }) => assignee !== null)).toBe(true);
    const due = await found('sort=answerDueAt:asc');
    const days = due.map(({ answerDueAt }) => answerDueAt ?? '9999');
    expect(days).toEqual(days.toSorted());
  });
});

describe('the demo story', () => {
  it('has conversations of every state in three companies, with files and notes, and none in the future', async () => {
    const [found] = await queryRows<{ statuses: string[]; companies: number; notes: number; late: number }>(
      server.db,
      sql`select array_agg(distinct status order by status) as statuses, count(distinct company_id)::int as companies,
        sum(note_count)::int as notes, count(*) filter (where noticed_at > now())::int as late from tickets
        where id like 'tic-%'`,
    );
    expect(found).toMatchObject({ companies: 3, late: 0 });
    expect(found?.statuses).toEqual(['closed', 'new', 'open', 'resolved', 'waiting_for_customer']);
    expect(found?.notes).toBeGreaterThan(2);
  });
});
