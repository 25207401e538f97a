import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { businessDay, contract, type OperationName, routes } from '@foyer/contract';
import type { Ticket, TicketComment, TicketFile } from '@foyer/contract/tickets/tickets.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { jpegOf, picture } from '../../../test/sample-files.ts';
import { createServer, type Server } from '../../create-server.ts';
import { queryRows } from '../../db/client.ts';
import { story } from '../../demo/demo-people.ts';
import { createOutboxMailer } from '../../mail/outbox.repo.ts';
import { listen, stopListening } from '../../start/listen.ts';

/** Calls of tickets, use cases and onboarding that take files. */
const uploads = (Object.entries(routes) as [OperationName, readonly string[]][])
  .filter(([, [, path, kind]]) => kind === 'multipart' && !path?.startsWith('/user/'))
  .map(([name]) => name);

let one: TestServer;
let server: Server;
let http: HttpServer;
const ids: Record<string, string> = {};
const tokens: Record<string, string> = {};
beforeAll(async () => {
  one = await createTestServer({ demo: true });
  await one.db.execute(sql`update users set needs_password_change = false where id = ${story.newcomer.id}`);
  for (const who of ['buyer', 'driver', 'newcomer', 'manager'] as const)
    tokens[who] = (await one.tokensOf(story[who].email))[0]?.token ?? '';
  const token = tokens.buyer;
  const made = async <T>(path: string, body: unknown) =>
    (await (await one.call('POST', path, { token, body })).json()) as T;
  const words = { subject: 'Wallbox', description: 'Sie blinkt rot.', categoryId: 'charging' };
  ids.id = (await made<Ticket>('/ticket', words)).id;
  ids.commentId = (await made<TicketComment>(`/ticket/${ids.id}/comment`, { text: 'Bild folgt.' })).id;
  const form = new FormData();
  form.append('file', new File([jpegOf()], 'erste.jpg'));
  const path = `/ticket/${ids.id}/comment/${ids.commentId}/file`;
  ids.fileId = (await made<{ items: TicketFile[] }>(path, form)).items[0]?.id ?? '';

  const { db, storage, config } = one;
  server = createServer({ db, listen: one.listen, storage, config, mail: createOutboxMailer() });
  http = await listen({ port: 0, host: '127.0.0.1' }, server.fetch);
});
afterAll(async () => {
  await stopListening(http, server);
  await one.close();
});

const pathOf = (name: OperationName) => routes[name][1].replace(/\{(\w+)\}/g, (_, key) => ids[key] ?? key);
const isOfTicket = (name: OperationName) => routes[name][1].startsWith('/ticket/');
/** Returns the sender of a call. The driver has a vehicle to report on, and only that prompt open. */
const whoSends = (name: OperationName) =>
  ({ updateOnboarding: 'newcomer', submitMileageStatusReport: 'driver' })[name as string] ??
  (isOfTicket(name) ? 'buyer' : 'manager');
/** Returns the call's first part that takes files, with its rules. */
function partOf(name: OperationName) {
  const { files } = contract[name as keyof typeof contract] as {
    readonly files: Record<string, { readonly maxBytes: number }>;
  };
  const [part] = Object.entries(files);
  if (!part) throw new Error(`${name} takes no files`);
  return part;
}
const payloads: Partial<Record<OperationName, object>> = {
  updateOnboarding: { step: 'documents', version: 0 },
  preCheckUseCase: { kind: 'mileage-status-report', values: {} },
  submitMileageStatusReport: {
    vehicleId: 'veh-hh-nw-214e',
    readingKm: 49_900,
    readOn: businessDay(),
  },
};

/** Returns the numbers of rows that name a file, and of stored files. */
async function stored(): Promise<readonly number[]> {
  const tables = ['ticket_file_versions', 'use_case_files', 'use_case_submissions', 'onboarding_files'];
  const counts = tables.map((table) => sql`(select count(*)::int from ${sql.identifier(table)})`);
  const [row] = await queryRows<{ n: number[] }>(
    one.db,
    sql`select array[${sql.join(counts, sql`, `)}] as n`,
  );
  return [...(row?.n ?? []), one.storage.size()];
}

const text = (content: string) => new TextEncoder().encode(content);
const html = '<!doctype html><script>alert(1)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const png = await picture('png');
const hostile: readonly (readonly [
  what: string,
  codes: readonly string[],
  name: string,
  (maxBytes: number) => Uint8Array<ArrayBuffer>,
])[] = [
  ['HTML named .png', ['file_type', 'file_mixed'], 'bild.png', () => text(html)],
  ['an SVG with a script named .png', ['file_type', 'file_mixed'], 'bild.png', () => text(svg)],
  ['a picture with appended HTML', ['file_mixed'], 'bild.png', () => new Uint8Array([...png, ...text(html)])],
  ['nothing', ['file_empty'], 'leer.png', () => new Uint8Array()],
  ['one byte too many', ['file_size'], 'gross.jpg', (maxBytes) => jpegOf(maxBytes + 1)],
  ['a path as its name', ['file_name'], '../../etc/bild.png', () => png],
  ['a Windows path', ['file_name'], 'C:\\Users\\bild.png', () => png],
  ['a program', ['file_type'], 'bild.exe', () => text('MZ\u0000\u0003'.padEnd(200, '\u0000'))],
];

it('includes all uploads of the contract', () => {
  expect(uploads).toHaveLength(11);
});

describe.each(uploads)('%s', (name) => {
  it.each(hostile)('refuses %s by its name, and stores nothing', async (_, codes, fileName, bytes) => {
    const [part, { maxBytes }] = partOf(name);
    const form = new FormData();
    if (!isOfTicket(name)) form.set('payload', JSON.stringify(payloads[name] ?? {}));
    form.append(part, new File([bytes(maxBytes)], fileName));
    const before = await stored();
    const answer = await one.call('POST', pathOf(name), { token: tokens[whoSends(name)], body: form });
    const { errors } = (await answer.json()) as {
      errors: { path: string; code: string; params: { name?: string } }[];
    };
    expect(answer.status).toBe(422);
    const [found] = errors.filter(({ path }) => path === part);
    expect(codes).toContain(found?.code);
    expect(found?.params.name).toBe(fileName.split(/[\\/]/).at(-1));
    expect(await stored()).toEqual(before);
  });
});

/** Returns a call as a browser sends it, with two photos of 200 kB: the first half contains the first photo completely. */
async function bytesOf(name: OperationName, key: string) {
  const form = new FormData();
  if (!isOfTicket(name)) form.set('payload', JSON.stringify(payloads[name]));
  for (const file of ['eins.jpg', 'zwei.jpg'])
    form.append(partOf(name)[0], new File([jpegOf(200_000)], file));
  const request = new Request('http://foyer.test', { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const head = [
    `POST /api/portal${pathOf(name)} HTTP/1.1`,
    ...['host: foyer.test', 'connection: close', `authorization: Bearer ${tokens[whoSends(name)]}`],
    `idempotency-key: ${key}`,
    `content-type: ${request.headers.get('content-type')}`,
    ...[`content-length: ${body.length}`, '', ''],
  ];
  return { head: Buffer.from(head.join('\r\n')), body };
}

/** Sends a call and returns the answer. With a `share` below 1 sends that part of the body, and leaves when the server has it and `isTaken`. */
async function send(head: Buffer, body: Buffer, share = 1, isTaken = () => true): Promise<string> {
  const part = Buffer.concat([head, body.subarray(0, Math.floor(body.length * share))]);
  const accepted = once(http, 'connection') as Promise<[Socket]>;
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
  const closed = once(socket, 'close');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.write(part);
  const [peer] = await accepted;
  if (share < 1) {
    await vi.waitUntil(() => peer.bytesRead === part.length && isTaken());
    socket.destroy();
  }
  await closed;
  return answer;
}

describe.each([
  'uploadCommentFile',
  'uploadTicketFile',
  'submitMileageStatusReport',
  'updateOnboarding',
] as const)('%s on a connection that dies', (name) => {
  it('at 10, 51 and 99 % stores nothing, and the repeated call succeeds, once', async () => {
    const { head, body } = await bytesOf(name, `dying-${name}`);
    const before = await stored();
    const size = one.storage.size();
    for (const [share, files] of [
      [0.1, 0],
      [0.51, 1],
      [0.99, 1],
    ] as const) {
      expect(await send(head, body, share, () => one.storage.size() === size + files)).toBe('');
      await vi.waitFor(async () => expect(await stored()).toEqual(before));
    }
    expect(await send(head, body)).toMatch(/^HTTP\/1\.1 200/);
    const after = await stored();
    expect(after.at(-1)).toBe((before.at(-1) ?? 0) + 2);
    expect(await send(head, body)).toMatch(/^HTTP\/1\.1 200.*idempotent-replayed: true/is);
    expect(await stored()).toEqual(after);
  });
});
