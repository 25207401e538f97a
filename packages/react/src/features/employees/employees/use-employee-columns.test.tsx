import { employeeStatuses } from '@foyer/contract/employees/employee-statuses';
import type { Employee } from '@foyer/contract/employees/employees.schema';
import { showHook } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import { baseMessages } from '../../../i18n/base.messages.ts';
import { shownColumns } from '../../../list/list-columns.ts';
import { activeEmployee, invitedEmployee } from '../employees-fixture.ts';
import { employeesMessages } from './employees.messages.ts';
import { useEmployeeColumns } from './use-employee-columns.tsx';
import { useEmployeeFilterFields } from './use-employee-filter-fields.ts';

const texts = [employeesMessages, baseMessages];
async function columnsFor(hasCompanies = false) {
  const onAction = vi.fn();
  const { now } = await showHook(() => useEmployeeColumns({ hasCompanies, onAction }), { texts });
  return now();
}
const columnOf = async (id: string) => (await columnsFor()).find((each) => each.id === id);

describe('the columns of people', () => {
  it.each([
    [false, ['name', 'status', 'roles', 'lastLoginAt', 'actions']],
    [true, ['name', 'company', 'status', 'roles', 'lastLoginAt', 'actions']],
  ])('with people of several companies (%s) are %o', async (hasCompanies, expected) => {
    expect(shownColumns(await columnsFor(hasCompanies), undefined).map(({ id }) => id)).toEqual(expected);
  });

  it.each([
    ['name', {}, 'Tjark Behrens'],
    ['name', { firstName: '', lastName: '' }, 'tjark@nordwind.example'],
    ['email', {}, 'tjark@nordwind.example'],
    ['company', {}, 'Nordwind Logistik GmbH'],
    ['status', {}, 'Aktiv'],
    ['status', { status: 'of-a-newer-server' as Employee['status'] }, 'Sonstiges'],
    ['roles', {}, 'Einkauf, Finanzen'],
    ['roles', { roles: [] }, ''],
    ['hasSecondFactor', { hasSecondFactor: true }, 'Eingerichtet'],
    ['hasSecondFactor', { hasSecondFactor: false }, 'Nicht eingerichtet'],
    ['hasSecondFactor', {}, null],
    ['lastLoginAt', { lastLoginAt: null }, null],
    ['actions', {}, null],
  ])('have %s of a person with %o: %s', async (id, more, expected) => {
    expect((await columnOf(id))?.value({ ...activeEmployee, ...more })).toBe(expected);
  });

  it.each([
    ['the address below a name', {}, 'tjark@nordwind.example'],
    ['nothing if the address is the name', { firstName: '', lastName: '' }, null],
  ])('add %s', async (_, more, expected) => {
    expect((await columnOf('name'))?.note?.({ ...activeEmployee, ...more })).toBe(expected);
  });

  it.each([
    [null, /^Noch nie$/],
    ['2026-11-19T11:40:00.000Z', /^19\.11\.2026, \d\d:\d\d$/],
  ])('show a last sign-in at %s as %s', async (lastLoginAt, expected) => {
    const cell = (await columnOf('lastLoginAt'))?.cell?.({ ...activeEmployee, lastLoginAt });
    expect(cell).toMatchObject({ props: { children: expect.stringMatching(expected) } });
  });

  it.each([
    ['no menu without actions', [], false],
    ['a menu with actions', ['deactivate'], true],
  ])('have %s', async (_, allowed, hasMenu) => {
    const allowedActions = allowed as Employee['allowedActions'];
    expect((await columnOf('actions'))?.cell?.({ ...activeEmployee, allowedActions }) !== null).toBe(hasMenu);
  });

  it.each([
    [activeEmployee, 'success', 'Aktiv'],
    [invitedEmployee, 'info', 'Eingeladen'],
  ])('show a status in its colour: %#', async (employee, tone, children) => {
    expect((await columnOf('status'))?.cell?.(employee)).toMatchObject({ props: { tone, children } });
  });
});

describe('the filters of people', () => {
  const companies = [
    { id: 'a', name: 'Nord GmbH' },
    { id: 'b', name: 'Süd GmbH' },
  ];
  const fieldsFor = async (count: number) =>
    (await showHook(() => useEmployeeFilterFields(companies.slice(0, count)), { texts })).now();

  it.each([
    [0, ['status', 'role']],
    [1, ['status', 'role']],
    [2, ['status', 'role', 'companyId']],
  ])('with %d companies are %o', async (count, expected) => {
    expect((await fieldsFor(count)).map((field) => 'name' in field && field.name)).toEqual(expected);
  });

  it('name each status, but no role of the service staff', async () => {
    const [status, role, company] = (await fieldsFor(2)).map((field) =>
      'options' in field ? field.options : [],
    );
    expect(status?.map(({ value }) => value)).toEqual([...employeeStatuses]);
    expect(role?.map(({ value }) => value)).toEqual([
      'ROLE_FLEET_MANAGER',
      'ROLE_FLEET_MANAGE_EMPLOYEES',
      'ROLE_USE_CASES',
      'ROLE_SHOP',
      'ROLE_FLEET_FINANCIAL',
      'ROLE_SMART_CONNECT',
      'ROLE_RESERVATION_TOOL',
    ]);
    expect(company).toEqual([
      { value: 'a', label: 'Nord GmbH' },
      { value: 'b', label: 'Süd GmbH' },
    ]);
  });
});
