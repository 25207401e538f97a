import type {
  Ticket,
  TicketComment,
  TicketFile,
  TicketSummary,
} from '@foyer/contract/tickets/tickets.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordQueries } from '../../../test/count-queries.ts';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { jpegOf } from '../../../test/sample-files.ts';
import { queryRows } from '../../db/client.ts';
import { story } from '../../demo/demo-people.ts';

interface Page {
  readonly items: TicketSummary[];
  readonly total: number;
}

let server: TestServer;
type Who =
  | ('manager' | 'privately' | 'buyer' | 'norole' | 'stranger' | 'citizen' | 'wuerth')
  | ('technician' | 'sub' | 'admin');
const tokens = {} as Record<Who, string>;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
  const people = [
    ['manager', story.manager, 'b2b'],
    ['privately', story.manager, 'b2c_cc'],
    ['buyer', story.buyer, 'b2b'],
    ['norole', story.norole, 'b2b'],
    ['stranger', story.sonnentalBuyer, 'b2b'],
    ['citizen', story.privateCustomer, 'b2c_cc'],
    ['wuerth', story.wuerthBuyer, 'b2b'],
    ['technician', story.technician, 'b2b'],
    ['sub', story.technicianSub, 'b2b'],
    ['admin', story.technicianAdmin, 'b2b'],
  ] as const;
  for (const [who, { email }, mode] of people)
    tokens[who] = (await server.tokensOf(email)).find((one) => one.mode === mode)?.token ?? '';
});
afterAll(() => server.close());

const ask = (who: Who, method: string, path: string, body?: unknown) =>
  server.call(method, path, { token: tokens[who], body });
async function json<T>(who: Who, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(who, method, path, body);
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
const list = (who: Who, query = '') => json<Page>(who, 'GET', `/tickets?limit=100&${query}`);
const idsOf = async (who: Who, query = '') => (await list(who, query)).items.map(({ id }) => id).sort();
const file = () => {
  const body = new FormData();
  body.append('file', new File([jpegOf()], 'foto.jpg'));
  return body;
};

/** All calls that name a ticket. */
const calls: readonly [
  name: string,
  method: string,
  path: (id: string) => string,
  body?: (id: string) => unknown,
][] = [
  ['getTicket', 'GET', (id) => `/ticket/${id}`],
  ['updateTicket', 'PUT', () => '/ticket', (id) => ({ id, version: 1, subject: 'x' })],
  ['listTicketComments', 'GET', (id) => `/ticket/${id}/comments`],
  ['createTicketComment', 'POST', (id) => `/ticket/${id}/comment`, () => ({ text: 'x' })],
  [
    ...['updateTicketComment', 'PUT'],
    (id: string) => `/ticket/${id}/comment`,
    () => ({ commentId: 'c', version: 1, text: 'x' }),
  ] as never,
  ['uploadCommentFile', 'POST', (id) => `/ticket/${id}/comment/${id}-c1/file`, file],
  ['listCommentFiles', 'GET', (id) => `/ticket/${id}/comment/${id}-c1/files`],
  ['downloadCommentFile', 'GET', (id) => `/ticket/${id}/comment/${id}-c1/file/${id}-f1`],
  ['replaceCommentFile', 'POST', (id) => `/ticket/${id}/comment/${id}-c1/file/${id}-f1/update`, file],
  ['listTicketFiles', 'GET', (id) => `/ticket/${id}/files`],
  ['uploadTicketFile', 'POST', (id) => `/ticket/${id}/file`, file],
  ['downloadTicketFile', 'GET', (id) => `/ticket/${id}/file/${id}-f1`],
  ['replaceTicketFile', 'POST', (id) => `/ticket/${id}/file/${id}-f1`, file],
];

/** Returns an answer without its own id, and the statements that it took. */
async function told(who: Who, [, method, path, body]: (typeof calls)[number], id: string) {
  let answer = new Response();
  const work = await recordQueries(server.db, async () => {
    answer = await ask(who, method, path(id), body?.(id));
  });
  const { requestId: _, instance: __, ...problem } = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, problem, work };
}

describe('the ticket of another customer', () => {
  it.each(calls)('is answered like a missing one, with the same statements: %s', async (...call) => {
    for (const who of ['stranger', 'citizen', 'privately', 'norole', 'buyer'] as const) {
      // the ticket is the manager's: colleagues without the role of a fleet manager see only their own
      const foreign = await told(who, call, 'tic-invoice-doubled');
      expect([who, foreign.status]).toEqual([who, 404]);
      expect([who, foreign]).toEqual([who, await told(who, call, 'tic-nobody')]);
    }
    expect(
      await server.db.execute(sql`select 1 from ticket_reads where user_id = ${story.sonnentalBuyer.id}
      and ticket_id = 'tic-invoice-doubled'`),
    ).toMatchObject({ rows: [] });
  });

  it('is in no list, scope, search or count', async () => {
    const own = new Set(await idsOf('manager'));
    for (const who of ['stranger', 'citizen', 'privately', 'wuerth'] as const)
      for (const query of [
        '',
        'scope=all',
        'scope=company',
        'scope=team',
        'scope=own',
        'search=Versandkosten',
      ]) {
        const { items, total } = await list(who, query);
        expect([who, query, items.filter(({ id }) => own.has(id))]).toEqual([who, query, []]);
        expect([who, query, total]).toEqual([who, query, items.length]);
      }
    expect((await idsOf('buyer')).every((id) => own.has(id))).toBe(true);
    expect(
      (await list('buyer', 'scope=company')).items.every(({ createdBy }) => createdBy.id === story.buyer.id),
    ).toBe(true);
  });
});

describe('technicians see', () => {
  it('by their role: their own tickets and those waiting in their team; the team; everything', async () => {
    const [technician, sub, admin] = [await idsOf('technician'), await idsOf('sub'), await idsOf('admin')];
    expect(technician).toContain('tic-wallbox-red');
    expect(technician).toContain('tic-pool-cards');
    expect(technician).not.toContain('tic-invoice-doubled');
    expect(sub).toEqual(expect.arrayContaining([...technician, 'tic-invoice-doubled', 'tic-monthly-list']));
    expect(sub).not.toContain('tic-sunny-tariff');
    expect(admin).toEqual(expect.arrayContaining([...sub, 'tic-sunny-tariff']));
    expect(await idsOf('technician', 'scope=own')).not.toContain('tic-monthly-list');
    expect((await ask('technician', 'GET', '/ticket/tic-invoice-doubled')).status).toBe(404);
  });

  it('the people they may assign a ticket to, and no others', async () => {
    const namesOf = async (who: Who, id: string) =>
      (await json<Ticket>(who, 'GET', `/ticket/${id}`)).possibleAssignees.map(({ name }) => name);
    expect(await namesOf('technician', 'tic-wallbox-red')).toEqual(['Stefan Riedel']);
    expect(await namesOf('sub', 'tic-wallbox-red')).toEqual(['Anna Fuchs', 'Stefan Riedel']);
    const { version } = await json<Ticket>('sub', 'GET', '/ticket/tic-wallbox-red');
    for (const assigneeId of [story.buyer.id, story.technicianAdmin.id, 'nobody']) {
      const answer = await ask('sub', 'PUT', '/ticket', { id: 'tic-wallbox-red', version, assigneeId });
      expect([assigneeId, answer.status, (await answer.json()).code]).toEqual([
        assigneeId,
        422,
        'assignee_unknown',
      ]);
    }
  });
});

describe('an internal note', () => {
  const secret = 'Vermerk-4711-Querulant';
  let id: string;
  let noteId: string;
  let fileId: string;
  let before: readonly string[];

  /** Returns all answers about tickets that a customer can get, as text. */
  async function everything(who: Who): Promise<string[]> {
    const paths = [
      '/tickets?limit=100',
      ...[
        'search=Querulant',
        'search=Vermerk',
        'isUnread=true',
        'sort=updatedAt:desc',
        `search=${secret}`,
      ].map((query) => `/tickets?limit=100&${query}`),
      ...[
        `/ticket/${id}`,
        `/ticket/${id}/comments`,
        `/ticket/${id}/comments?search=Querulant`,
        `/ticket/${id}/files`,
      ],
      '/dashboard/information-list',
    ];
    return Promise.all(
      paths.map(async (path) => {
        const method = path.startsWith('/dashboard') ? 'POST' : 'GET';
        return (await ask(who, method, path)).text();
      }),
    );
  }

  beforeAll(async () => {
    const opened = await json<Ticket>('buyer', 'POST', '/ticket', {
      subject: 'Zähler springt',
      description: 'Der Zähler springt.',
      categoryId: 'charging',
    });
    id = opened.id;
    await everything('buyer');
    before = await everything('buyer');
    const note = await json<TicketComment>('technician', 'POST', `/ticket/${id}/comment`, {
      text: secret,
      isInternal: true,
    });
    noteId = note.id;
    const body = new FormData();
    body.append('file', new File([jpegOf()], `${secret}.jpg`));
    const files = await json<{ items: TicketFile[] }>(
      'technician',
      'POST',
      `/ticket/${id}/comment/${noteId}/file`,
      body,
    );
    fileId = files.items[0]?.id ?? '';
  });

  it('is visible to the service', async () => {
    const { items } = await json<{ items: TicketComment[] }>('technician', 'GET', `/ticket/${id}/comments`);
    expect(items.map(({ text, isInternal, files }) => [text, isInternal, files.length])).toEqual([
      [secret, true, 1],
    ]);
    expect((await list('sub', 'search=Querulant')).items.map((one) => one.id)).toEqual([id]);
    const ticket = await json<Ticket>('sub', 'GET', `/ticket/${id}`);
    expect([ticket.commentCount, ticket.fileCount]).toEqual([1, 1]);
  });

  it('changes no byte of the customer’s answers: no text, count, time or version, and no mail', async () => {
    for (const who of ['buyer', 'manager'] as const) {
      const bytes = (await everything(who)).join('\n');
      expect(bytes).not.toContain('4711-Quer');
      expect(bytes).not.toContain(noteId);
      expect(bytes).not.toContain(fileId);
    }
    expect(await everything('buyer')).toEqual(before);
    const mails = await queryRows<{ body: string }>(
      server.db,
      sql`select body || subject || coalesce(html, '') as body from outbox`,
    );
    expect(mails.filter(({ body }) => body.includes('Querulant'))).toEqual([]);
  });

  it('and its file are not found by their ids', async () => {
    for (const who of ['buyer', 'manager', 'stranger'] as const)
      for (const [method, path, body] of [
        ['GET', `/ticket/${id}/comment/${noteId}/files`],
        ['GET', `/ticket/${id}/comment/${noteId}/file/${fileId}`],
        ['GET', `/ticket/${id}/file/${fileId}`],
        ['POST', `/ticket/${id}/file/${fileId}`, file()],
        ['POST', `/ticket/${id}/comment/${noteId}/file`, file()],
        ['PUT', `/ticket/${id}/comment`, { commentId: noteId, version: 1, text: 'x' }],
      ] as const)
        expect([who, path, (await ask(who, method, path, body)).status]).toEqual([who, path, 404]);
  });

  it('is refused to a customer', async () => {
    const answer = await ask('buyer', 'POST', `/ticket/${id}/comment`, { text: 'x', isInternal: true });
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'action_not_allowed']);
  });
});
