import type { Role } from '@foyer/contract';
import { ticketStatuses } from '@foyer/contract/tickets/ticket-states';
import type { TicketSummary } from '@foyer/contract/tickets/tickets.schema';
import { showHook } from '@foyer/testing';
import type { ReactElement, ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { baseMessages } from '../../../i18n/base.messages.ts';
import { shownColumns } from '../../../list/list-columns.ts';
import { categoriesAnswer, companiesAnswer, ticketsPage } from '../tickets-fixture.ts';
import { ticketListMessages } from './ticket-list.messages.ts';
import { useTicketColumns } from './use-ticket-columns.tsx';
import { useTicketFilterFields } from './use-ticket-filter-fields.ts';

const ticket = ticketsPage.items[0] as TicketSummary;
const customer: readonly Role[] = ['ROLE_SHOP'];
const service: readonly Role[] = ['ROLE_TECHNICIAN'];
const manager: readonly Role[] = ['ROLE_FLEET_MANAGER'];

/** Runs a hook with its texts, after the user info is loaded. */
async function withTexts<T>(useIt: () => T, options: Parameters<typeof showHook>[1]) {
  const { now, sdk, again } = await showHook(useIt, {
    ...options,
    texts: [ticketListMessages, baseMessages],
  });
  await vi.waitUntil(() => sdk.$userInfo.get().data !== undefined);
  again();
  return now();
}
const columnsFor = (roles: readonly Role[]) => withTexts(useTicketColumns, { roles });
const columnOf = async (id: string, roles = customer) =>
  (await columnsFor(roles)).find((each) => each.id === id);

type Drawn = ReactElement<{ readonly children: ReactNode; readonly 'data-unread'?: string }>;
const partsOf = ({ props }: Drawn) => props.children as readonly (Drawn | false)[];
/** Returns the parts of the cell with the subject. */
async function subjectOf(roles: readonly Role[], more: Partial<TicketSummary>) {
  const cell = (await columnOf('subject', roles))?.cell?.({ ...ticket, ...more }) as Drawn;
  const [subject, about] = partsOf(cell) as readonly [Drawn, Drawn];
  const [late, unread, note] = partsOf(about);
  return {
    text: subject.props.children,
    mark: subject.props['data-unread'],
    isLate: Boolean(late),
    isUnread: Boolean(unread),
    note: note ? note.props.children : null,
  };
}

describe('the columns of tickets', () => {
  it.each([
    ['customers', customer, ['number', 'subject', 'status', 'category', 'createdBy', 'updatedAt']],
    [
      'the service',
      service,
      ['number', 'subject', 'status', 'priority', 'assignee', 'answerDueAt', 'updatedAt'],
    ],
  ])('for %s fit their work', async (_, roles, expected) => {
    expect(shownColumns(await columnsFor(roles), undefined).map(({ id }) => id)).toEqual(expected);
  });

  it.each([
    ['the thing it is about', customer, {}, 'AB-2026-004711'],
    ['nothing if it is about no thing', customer, { association: null }, null],
    ['for the service also the company', service, {}, 'AB-2026-004711 · Nordwind Logistik GmbH'],
    [
      'for the service only the company if it is about no thing',
      service,
      { association: null },
      'Nordwind Logistik GmbH',
    ],
    [
      'for the service the author if there is no company',
      service,
      { association: null, company: null },
      'Maren Petersen',
    ],
  ])('add to the subject %s', async (_, roles, more, expected) => {
    expect((await subjectOf(roles, more)).note).toBe(expected);
  });

  it.each([
    ['status', {}, 'Wartet auf Antwort'],
    ['category', {}, 'Laden und Wallbox'],
    ['priority', {}, 'Hoch'],
    ['company', {}, 'Nordwind Logistik GmbH'],
    ['company', { company: null }, 'Maren Petersen'],
    ['createdBy', {}, 'Maren Petersen'],
    ['assignee', {}, 'Stefan Riedel'],
    ['assignee', { assignee: null }, null],
    ['answerDueAt', { answerDueAt: '2026-11-19T15:30:00.000Z' }, '2026-11-19T15:30:00.000Z'],
    ['createdAt', {}, '2026-11-20T13:05:00.000Z'],
  ])('have %s of a ticket with %o: %s', async (id, more, expected) => {
    expect((await columnOf(id))?.value({ ...ticket, ...more })).toBe(expected);
  });

  it.each([
    ['answerDueAt', { answerDueAt: '2026-11-19T11:30:00.000Z' }, /^19\.11\.2026, \d\d:\d\d$/],
    ['updatedAt', { updatedAt: '2026-11-20T11:20:00.000Z' }, /^20\.11\.2026, \d\d:\d\d$/],
  ])('write %s with the time of day', async (id, more, expected) => {
    expect((await columnOf(id))?.cell?.({ ...ticket, ...more })).toMatch(expected);
  });

  it('write no time where no answer is due', async () => {
    expect((await columnOf('answerDueAt'))?.cell?.({ ...ticket, answerDueAt: null })).toBeNull();
  });

  it.each([
    [true, ''],
    [false, undefined],
  ])('mark a subject that is unread: %s', async (isUnread, mark) => {
    expect(await subjectOf(customer, { isUnread })).toMatchObject({
      text: 'Wallbox am Tor 3 blinkt rot',
      mark,
      isUnread,
      isLate: false,
    });
  });
});

const past = '2020-01-01T08:00:00.000Z';
const future = '2999-01-01T08:00:00.000Z';

it.each([
  ['a promise that has passed', service, { status: 'new', answerDueAt: past }, true],
  ['a promise that has passed while it is in progress', service, { status: 'open', answerDueAt: past }, true],
  ['a promise of the future', service, { status: 'new', answerDueAt: future }, false],
  ['no promise', service, { status: 'open', answerDueAt: null }, false],
  ['a passed promise of a resolved ticket', service, { status: 'resolved', answerDueAt: past }, false],
  ['a passed promise of a closed ticket', service, { status: 'closed', answerDueAt: past }, false],
  ['a passed promise, for a customer', customer, { status: 'new', answerDueAt: past }, false],
] as const)('a subject is marked as late by %s', async (_, roles, more, isLate) => {
  expect(await subjectOf(roles, { ...more, isUnread: false })).toMatchObject({ isLate, isUnread: false });
});

describe('the filters of tickets', () => {
  async function fieldsFor(roles: readonly Role[]) {
    const answers = { listTicketCategories: categoriesAnswer, listTicketCompanies: companiesAnswer };
    return withTexts(useTicketFilterFields, { roles, answers });
  }
  const optionsOf = async (roles: readonly Role[], name: string) => {
    const field = (await fieldsFor(roles)).find((each) => 'name' in each && each.name === name);
    return field && 'options' in field ? field.options.map(({ value, label }) => `${value} ${label}`) : null;
  };

  it.each([
    ['no other people for a customer', customer, null],
    ['the company for its managers', manager, ['own Meine eigenen', 'company Mein Unternehmen']],
    ['the team for the service', service, ['own Von mir betreut', 'team Mein Team']],
  ])('offer %s', async (_, roles, expected) => {
    expect(await optionsOf(roles, 'scope')).toEqual(expected);
  });

  it.each([
    ['customers', customer, null],
    ['managers of a company', manager, null],
    ['the service', service, ['true Zugewiesen', 'false Noch frei']],
  ])('offer %s a choice by assignee', async (_, roles, expected) => {
    expect(await optionsOf(roles, 'isAssigned')).toEqual(expected);
  });

  it.each([
    ['everybody whether they are open', customer, 'isOpen', ['true Alle offenen', 'false Erledigte']],
    ['no companies for a customer', customer, 'company', null],
    ['no companies for managers of a company', manager, 'company', null],
    ['the service the companies', service, 'company', ['nordwind Nordwind Logistik GmbH (K-10042)']],
  ])('offer %s', async (_, roles, name, expected) => {
    await vi.waitUntil(async () => JSON.stringify(await optionsOf(roles, name)) === JSON.stringify(expected));
  });

  it('name each status', async () => {
    expect((await optionsOf(customer, 'status'))?.length).toBe(ticketStatuses.length);
  });
});
