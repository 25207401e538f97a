import { routes } from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../test/demo-portal.ts';
import { type story as people, story } from '../demo/demo-people.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
interface Page {
  readonly items: readonly Row[];
}
/** A list with a search, a person who reads it, and the paths of names, numbers and texts that its rows show. */
type Case = readonly [operation: keyof typeof routes, person: keyof typeof people, paths: readonly string[]];

const lists: readonly Case[] = [
  ['listOrders', 'manager', ['number', 'reference', 'orderedBy', 'costCentre', 'preview']],
  ['listQuotations', 'manager', ['number', 'title', 'reference', 'requestedBy', 'preview']],
  ['listInvoices', 'manager', ['number', 'reference', 'orders.number']],
  [
    'listShipments',
    'manager',
    ['number', 'orderNumber', 'reference', 'carrier', 'trackingNumber', 'city', 'preview'],
  ],
  ['listDocuments', 'manager', ['title', 'description', 'versions.0.fileName', 'versions.0.changeNote']],
  ['listNews', 'manager', ['title', 'teaser']],
  ['listUsers', 'manager', ['firstName', 'lastName', 'email', 'company.name']],
  ['listAccounts', 'support', ['name', 'email', 'companies.name', 'companies.customerNumber']],
  ['listTickets', 'manager', ['number', 'subject', 'createdBy.name', 'association.label']],
  [
    'listTickets',
    'technicianAdmin',
    ['number', 'subject', 'createdBy.name', 'association.label', 'company.name', 'assignee.name'],
  ],
];

/** Rows of each list that are searched for. */
const rows = 4;

/** Returns the texts at a path; a list on the way gives those of all its entries. */
function textsAt(value: unknown, [step, ...rest]: readonly string[]): string[] {
  if (step === undefined || !value) {
    if (Array.isArray(value)) return value.flatMap((one) => textsAt(one, []));
    return typeof value === 'string' ? [value] : [];
  }
  if (Array.isArray(value) && !/^\d+$/.test(step))
    return value.flatMap((one) => textsAt(one, [step, ...rest]));
  return textsAt((value as Readonly<Record<string, unknown>>)[step], rest);
}

let portal: DemoPortal;
const visitors = new Map<string, DemoVisitor>();
/** Signs a person in once. */
async function visit(person: keyof typeof people): Promise<DemoVisitor> {
  const visitor = visitors.get(person) ?? (await portal.as(story[person].email));
  visitors.set(person, visitor);
  return visitor;
}
beforeAll(async () => {
  portal = await openDemoPortal();
});
afterAll(() => portal.server.close());

/** Reads a list as a person. */
async function read([operation, person]: Case, query: Readonly<Record<string, string>>): Promise<Page> {
  const visitor = await visit(person);
  const { status, body } = await visitor.get<Page>(`${routes[operation][1]}?${new URLSearchParams(query)}`);
  expect([operation, query, status]).toEqual([operation, query, 200]);
  return body;
}

describe.each(lists)('the search of %s for %s', (...list) => {
  it.each(list[2])('finds each row by its %s', async (path) => {
    const { items } = await read(list, { limit: '100' });
    const shown = items.flatMap((row) =>
      textsAt(row, path.split('.')).map((text) => [row.id, text] as const),
    );
    const texts = new Map(shown.filter(([, text]) => /[\p{L}\p{N}]/u.test(text)));
    expect(texts.size).toBeGreaterThan(0);
    for (const [id, search] of [...texts].slice(0, rows)) {
      const found = await read(list, { limit: '100', search: search.slice(0, 100) });
      expect([search, found.items.map((row) => row.id)]).toEqual([search, expect.arrayContaining([id])]);
    }
  });
});

it('finds an order by the numbers of its delivery note and parcel', async () => {
  const visitor = await visit('manager');
  const { body } = await visitor.get<Page>('/shipment?limit=5');
  for (const { orderId, number, trackingNumber } of body.items) {
    for (const search of [number, trackingNumber].filter((one) => typeof one === 'string')) {
      const found = await visitor.get<Page>(`/orders?search=${encodeURIComponent(search)}`);
      expect([search, found.body.items.map(({ id }) => id)]).toEqual([search, [orderId]]);
    }
  }
  const stranger = await visit('sonnentalBuyer');
  const elsewhere = await stranger.get<Page>(`/orders?search=${body.items[0]?.number}`);
  expect(elsewhere.body.items).toEqual([]);
});

it('finds a ticket by the customer number of its company, for the service only', async () => {
  const technician = await visit('technicianAdmin');
  const companies = await technician.get<{ items: { id: string; customerNumber: string }[] }>(
    '/ticket/companies',
  );
  expect(companies.body.items.length).toBeGreaterThan(1);
  for (const { id, customerNumber } of companies.body.items) {
    const found = await technician.get<{ items: { company: { id: string } }[] }>(
      `/tickets?limit=100&search=${customerNumber}`,
    );
    expect(new Set(found.body.items.map(({ company }) => company.id))).toEqual(new Set([id]));
    const filtered = await technician.get<{ total: number }>(`/tickets?company=${id}`);
    expect(filtered.body.total).toBe(found.body.items.length);
  }
});

it('filters tickets by whether they are open', async () => {
  const technician = await visit('technicianAdmin');
  const statusesOf = async (query: string) => {
    const { body } = await technician.get<{ items: { status: string }[] }>(`/tickets?limit=100&${query}`);
    return [...new Set(body.items.map(({ status }) => status))].sort();
  };
  expect(await statusesOf('isOpen=true')).toEqual(['new', 'open', 'waiting_for_customer']);
  expect(await statusesOf('isOpen=false')).toEqual(['closed', 'resolved']);
});

it('finds an entry of the audit log by its reason', async () => {
  const support = await visit('support');
  await support.post(`/security/authorize/nordwind?userId=${story.buyer.id}&reason=Anruf Lieferschein 4711`);
  const manager = await visit('manager');
  const found = await manager.get<{ items: { reason: string }[] }>('/audit-entries?search=lieferschein');
  expect(found.body.items.map(({ reason }) => reason)).toEqual(['Anruf Lieferschein 4711']);
});
