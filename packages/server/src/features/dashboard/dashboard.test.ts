import { addDays, businessDay, type OperationName } from '@foyer/contract';
import type { DashboardInformation, DashboardUseCase } from '@foyer/contract/dashboard/dashboard.schema';
import { mayCall } from '@foyer/contract/endpoint-access';
import type { InvoiceListSummary, InvoiceSummary } from '@foyer/contract/invoices/invoices.schema';
import { languages } from '@foyer/contract/languages';
import type { UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countQueries } from '../../../test/count-queries.ts';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../test/demo-portal.ts';
import { story } from '../../demo/demo-people.ts';

let portal: DemoPortal;
beforeAll(async () => {
  portal = await openDemoPortal();
});
afterAll(() => portal.server.close());

type Mode = 'b2b' | 'b2c_cc';
interface List {
  readonly items: readonly { readonly id: string }[];
  readonly total: number;
}
interface Invoices extends List {
  readonly items: readonly InvoiceSummary[];
  readonly nextCursor: string | null;
  readonly summary: InvoiceListSummary;
}

const today = businessDay();
const look = async (email: string, mode?: Mode, locale = 'de_DE') => {
  const visitor = await portal.as(email, mode);
  const path = `/dashboard/information-list?locale=${locale}`;
  const { status, body } = await visitor.post<{ items: DashboardInformation[] }>(path);
  expect(status).toBe(200);
  const ids = body.items.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const tileOf = (id: string) => {
    const found = body.items.find((tile) => tile.id === id);
    if (!found) throw new Error(`${email} has no tile ${id}, but ${ids.join(', ')}`);
    return found;
  };
  return { visitor, tiles: body.items, ids, tileOf };
};

/** Reads the list that a tile links to, with the filters in its address. */
const follow = (visitor: DemoVisitor, path: string, { query }: { query: Record<string, string> }) => {
  const own = Object.entries(query).map(([name, value]) => [name.replace(/^[a-z-]+\./, ''), value]);
  return visitor.get<Invoices>(`${path}?${new URLSearchParams(own as [string, string][])}`);
};
const linkOf = ({ link }: Pick<DashboardInformation, 'link'>) => {
  if (link === null) throw new Error('The tile has no link');
  return link;
};

describe('the tiles of the home page', () => {
  const told: readonly [person: keyof typeof story, has: readonly string[], lacks: readonly string[]][] = [
    [
      'manager',
      ['mileage', 'open-orders', 'open-amount', 'spending', 'latest-orders', 'news', 'reorder'],
      ['access', 'cards', 'employees-active'],
    ],
    [
      'people',
      ['employees-active', 'employees-inactive', 'news', 'documents'],
      ['open-orders', 'spending', 'mileage', 'access'],
    ],
    [
      'buyer',
      ['open-orders', 'open-amount', 'spending', 'latest-orders', 'reorder', 'news'],
      ['mileage', 'employees-active', 'documents'],
    ],
    ['finance', ['overdue-invoices', 'open-amount', 'spending', 'news'], ['reorder', 'mileage']],
    ['norole', ['access', 'news', 'documents', 'to-profile'], ['open-orders', 'mileage', 'employees-active']],
    [
      'wuerthBuyer',
      ['mileage', 'cards', 'requests', 'employees-active', 'news', 'documents'],
      ['open-orders', 'spending'],
    ],
    [
      'technician',
      ['news', 'documents', 'to-knowledge-platform'],
      ['access', 'open-orders', 'select-account'],
    ],
    ['support', ['select-account', 'news'], ['open-orders', 'access']],
  ];
  it.each(told)('follow from the roles of %s', async (person, has, lacks) => {
    const { ids, tiles } = await look(story[person].email);
    expect(ids).toEqual(expect.arrayContaining([...has]));
    expect(ids.filter((id) => lacks.includes(id))).toEqual([]);
    expect(tiles.filter(({ kind, entries }) => kind === 'list' && entries.length === 0)).toEqual([]);
    const urgency = tiles.map(({ severity }) => ['error', 'warning'].indexOf(severity) + 1 || 3);
    expect(urgency.map((one) => (one === 3 ? 3 : one))).toEqual(
      urgency.toSorted((one, other) => one - other),
    );
  });

  it('are limited to the forced prompt while one is open', async () => {
    expect((await look(story.driver.email)).ids).toEqual(['mileage']);
    await portal.server.db.execute(
      sql`update users set needs_password_change = false where id = ${story.newcomer.id}`,
    );
    const { ids, tiles } = await look(story.newcomer.email);
    expect(ids).toEqual(['onboarding', 'mileage']);
    expect(tiles.flatMap(({ entries, series }) => [...entries, ...series])).toEqual([]);
  });

  it('are complete again once the driver has reported', async () => {
    await portal.server.db.execute(
      sql`update users set needs_to_enter_mileage = false where id = ${story.driver.id}`,
    );
    const { ids } = await look(story.driver.email);
    expect(ids).toEqual(expect.arrayContaining(['mileage', 'cards', 'requests', 'news', 'documents']));
  });

  it('name the contacts in the own company for more access', async () => {
    const { text } = (await look(story.norole.email)).tileOf('access');
    expect(text).toContain('Katharina Brandt oder Jonas Petersen');
    expect(text).not.toContain('Sommer');
  });

  it.each(languages.map(({ locale }) => locale))(
    'are written in %s, with all placeholders filled in',
    async (locale) => {
      const { tiles } = await look(story.manager.email, 'b2b', locale);
      const words = tiles.flatMap(({ title, text, link, entries }) => [
        ...[title, text ?? '', link?.label ?? ''],
        ...entries.map(({ state }) => state?.label ?? ''),
      ]);
      expect(words.filter((word) => /dashboard\.|[{}]|undefined|\bnull\b/.test(word))).toEqual([]);
      const german = (await look(story.manager.email)).tileOf('spending').title;
      expect(tiles.find(({ id }) => id === 'spending')?.title === german).toBe(locale === 'de_DE');
    },
  );
});

/** Tasks and the operations that complete them. A viewer who may not call the operation has no such task. */
const actions: Readonly<Record<string, OperationName>> = {
  onboarding: 'updateOnboarding',
  'company-onboarding': 'updateExtendedOnboarding',
  mileage: 'submitMileageStatusReport',
  'employees-waiting': 'acceptUser',
  'quotations-ending': 'requestQuotation',
  'overdue-invoices': 'downloadInvoice',
  'requests-waiting': 'listUseCases',
  'tickets-answered': 'createTicketComment',
  'tickets-free': 'createTicketComment',
  'new-documents': 'listDocuments',
  'unread-news': 'listNews',
  'select-account': 'listAccounts',
  reorder: 'addCartItems',
};

describe('the tasks on the home page', () => {
  const people = Object.keys(story) as (keyof typeof story)[];

  it('are only those that a person may complete', async () => {
    const seen = new Set<string>();
    for (const person of people) {
      const { email } = story[person];
      for (const { mode } of await portal.server.tokensOf(email).catch(() => [])) {
        const { tiles } = await look(email, mode);
        const { roles } = (
          await (await portal.as(email, mode)).get<{ user: { roles: string[] } }>('/user-info')
        ).body.user;
        for (const { id, kind } of tiles) {
          if (kind !== 'task' && kind !== 'reorder') continue;
          const action = actions[id];
          expect([person, id, action && mayCall(action, { roles, mode })]).toEqual([person, id, true]);
          seen.add(id);
        }
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['quotations-ending', 'overdue-invoices', 'reorder']));
  });

  it('name a quotation that expires to those who can answer it, and nobody else', async () => {
    const buyer = await look(story.buyer.email);
    const finance = await look(story.finance.email);
    expect(buyer.ids).toEqual(expect.arrayContaining(['quotations-ending', 'quotations-waiting']));
    expect(finance.ids.filter((id) => id.startsWith('quotations'))).toEqual([]);
  });
});

/** Calls of the lists that figures link to. */
const lists: Readonly<Record<string, string>> = {
  invoices: '/invoice',
  'order-overview': '/orders',
  'offer-overview': '/quotations',
  'manage-employee': '/users',
  document: '/documents',
  tickets: '/tickets',
};

describe('the numbers on the home page', () => {
  it.each(['manager', 'people', 'buyer', 'finance', 'privateCustomer', 'wuerthBuyer', 'technician'] as const)(
    'link to exactly the entries they count, for %s',
    async (person) => {
      const mode = person === 'privateCustomer' ? 'b2c_cc' : 'b2b';
      const { visitor, tiles } = await look(story[person].email, mode);
      const counted = tiles.filter(
        ({ count, countIsCapped, link }) =>
          count !== null && !countIsCapped && link?.id === null && link.route in lists,
      );
      for (const tile of counted) {
        const link = linkOf(tile);
        const { body } = await follow(visitor, lists[link.route] ?? '', link);
        expect([tile.id, tile.count]).toEqual([tile.id, body.total]);
      }
      expect(tiles.filter(({ kind, link }) => kind === 'figure' && link === null)).toEqual([]);
      expect(counted.length).toBeGreaterThan(0);
    },
  );

  it('of orders are those of the linked list', async () => {
    const { visitor, tileOf } = await look(story.buyer.email);
    const open = tileOf('open-orders');
    const { body } = await follow(visitor, '/orders', linkOf(open));
    expect(open.count).toBe(body.total);
    expect(open.count).toBeGreaterThan(0);
    const latest = await visitor.get<List>('/orders?limit=5');
    expect(tileOf('latest-orders').entries.map(({ id }) => id)).toEqual(
      latest.body.items.map(({ id }) => id),
    );
  });

  it.each([
    [story.finance.email, 'b2b'],
    [story.privateCustomer.email, 'b2c_cc'],
    [story.sonnentalBuyer.email, 'b2b'],
  ] as const)('of invoices are those of the list, for %s', async (email, mode) => {
    const { visitor, tileOf } = await look(email, mode);
    const all = await follow(visitor, '/invoice', linkOf(tileOf('open-amount')));
    const { openAmount, openCount } = all.body.summary;
    expect([tileOf('open-amount').amount, tileOf('open-amount').count]).toEqual([openAmount, openCount]);
    expect(all.body.total).toBe(openCount);
  });

  it.each([
    [story.buyer.email, 'b2b'],
    [story.privateCustomer.email, 'b2c_cc'],
  ] as const)(
    'of quotations are those of the list, for %s, and one that is about to expire is a task',
    async (email, mode) => {
      const { visitor, ids, tiles, tileOf } = await look(email, mode);
      const waiting = tileOf('quotations-waiting');
      const offered = await visitor.get<{ total: number; items: { id: string; validUntil: string }[] }>(
        '/quotations?state=offered&limit=100&sort=validUntil:asc',
      );
      expect(linkOf(waiting).query).toEqual({ 'quotations.state': 'offered' });
      expect(waiting.count).toBe(offered.body.total);
      const ending = offered.body.items.filter(({ validUntil }) => validUntil <= addDays(today, 7));
      expect(ids.includes('quotations-ending')).toBe(ending.length > 0);
      const task = tiles.find(({ id }) => id === 'quotations-ending');
      expect([task?.count ?? 0, task?.dueOn]).toEqual([ending.length, ending[0]?.validUntil]);
      expect(task?.link?.id ?? null).toBe(ending.length === 1 ? ending[0]?.id : null);
    },
  );

  it('of a task link to the invoice, or to the list where there are several', async () => {
    const { visitor, tileOf } = await look(story.finance.email);
    const task = tileOf('overdue-invoices');
    const late = await visitor.get<Invoices>('/invoice?state=overdue&sort=dueOn:asc&limit=100');
    expect([task.count, task.dueOn, task.amount]).toEqual([
      late.body.total,
      late.body.items[0]?.dueOn,
      late.body.summary.overdueAmount,
    ]);
    const isOne = task.count === 1;
    expect(linkOf(task).route).toBe(isOne ? 'invoice' : 'invoices');
    expect(linkOf(task).id).toBe(isOne ? late.body.items[0]?.id : null);
  });

  it.each([
    [story.finance.email, 'b2b', 'net'],
    [story.privateCustomer.email, 'b2c_cc', 'gross'],
  ] as const)('of each month are the sum of its invoices, for %s', async (email, mode, basis) => {
    const { visitor, tileOf } = await look(email, mode);
    const { series, amount } = tileOf('spending');
    expect(series).toHaveLength(12);
    expect(series.at(-1)?.month).toBe(today.slice(0, 7));
    for (const { month, amount: spent, link } of series) {
      if (link === null) throw new Error('The month has no link to its invoices');
      const query = { ...link.query, 'invoices.limit': '100' };
      const { body } = await follow(visitor, '/invoice', { query });
      const sum = body.items.reduce((all, invoice) => all + invoice[basis].amount, 0);
      expect([month, spent.amount]).toEqual([month, sum]);
      expect(body.nextCursor).toBeNull();
    }
    expect(amount?.amount).toBe(series.reduce((all, month) => all + month.amount.amount, 0));
  });

  it('count a month without anything as 0', async () => {
    await portal.server.db.execute(sql`delete from invoices where user_id = ${story.privateCustomer.id}
      and issued_on between ${`${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`} and ${addDays(`${today.slice(0, 7)}-01`, -1)}`);
    const { tileOf } = await look(story.privateCustomer.email, 'b2c_cc');
    expect(tileOf('spending').series.at(-2)?.amount).toEqual({ amount: 0, currency: 'EUR' });
  });

  it('contain no data of other customers', async () => {
    const mine = await look(story.finance.email);
    const theirs = await look(story.sonnentalBuyer.email);
    const idsOf = ({ tiles }: typeof mine) =>
      tiles.filter(({ id }) => id === 'latest-orders').flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(idsOf(theirs).length).toBeGreaterThan(0);
    expect(idsOf(theirs).filter((id) => idsOf(mine).includes(id))).toEqual([]);
    expect(theirs.tileOf('spending').amount).not.toEqual(mine.tileOf('spending').amount);
    const home = await look(story.manager.email, 'b2c_cc');
    expect(home.ids).not.toContain('employees-waiting');
    const all = await (await portal.as(story.manager.email, 'b2c_cc')).get<List>('/orders');
    expect(home.tileOf('open-orders').count).toBeLessThanOrEqual(all.body.total);
  });
});

describe('the requests on the home page', () => {
  const requests = async (email: string, mode?: Mode) =>
    (await (await portal.as(email, mode)).post<{ items: DashboardUseCase[] }>('/dashboard/use-case-list'))
      .body.items;

  it('are empty for a person who may make none', async () => {
    expect(await requests(story.finance.email)).toEqual([]);
    expect(await requests(story.norole.email)).toEqual([]);
  });

  it.each([
    [story.manager.email, 'b2b'],
    [story.privateCustomer.email, 'b2c_cc'],
  ] as const)('are those that the overview of %s offers, due ones first', async (email, mode) => {
    const overview = await (await portal.as(email, mode)).post<UseCaseOverview>('/use-cases');
    const possible = overview.body.available.filter(({ isAvailable }) => isAvailable);
    const found = await requests(email, mode);
    expect(found.map(({ kind }) => kind).sort()).toEqual(possible.map(({ kind }) => kind).sort());
    const due = overview.body.vehicles.filter(
      ({ lastReading }) => lastReading?.readOn.slice(0, 7) !== today.slice(0, 7),
    );
    expect(found.find(({ kind }) => kind === 'mileage-status-report')?.dueCount).toBe(due.length);
    expect(found.map(({ isDue }) => isDue)).toEqual(
      found
        .map(({ isDue }) => isDue)
        .toSorted()
        .reverse(),
    );
  });

  it('are sorted by the last submission, with those never submitted at the end', async () => {
    const found = (await requests(story.manager.email)).filter(({ isDue }) => !isDue);
    const days = found.map(({ lastSubmission }) => lastSubmission?.submittedAt ?? '');
    expect(days.filter((day) => day !== '').length).toBeGreaterThan(1);
    expect(days).toEqual(days.toSorted().reverse());
  });

  it('have the due date and the last submission', async () => {
    const [mileage] = await requests(story.manager.email);
    expect(mileage?.dueOn?.slice(0, 7) ?? today.slice(0, 7)).toBe(today.slice(0, 7));
    expect(mileage?.lastSubmission).toMatchObject({ kind: 'mileage-status-report', state: 'done' });
  });
});

it('takes one statement in addition to the one for the session', async () => {
  const { visitor } = await look(story.manager.email);
  for (const path of ['information-list', 'use-case-list'])
    expect(await countQueries(portal.server.db, () => visitor.post(`/dashboard/${path}`))).toBe(2);
});
