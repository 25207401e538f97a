import type { EmployeeStatus } from '@foyer/contract/employees/employee-statuses';
import type { Employee } from '@foyer/contract/employees/employees.schema';
import { showHook } from '@foyer/testing';
import { expect, it } from 'vitest';
import { activeEmployee, invitedEmployee } from '../employees-fixture.ts';
import { useChangedInPlace } from './use-changed-in-place.ts';

const counts = { invited: 1, registered: 0, active: 14, inactive: 3 };
const asked = (more: { readonly isReloading?: boolean; readonly lastPage?: undefined } = {}) => ({
  items: [activeEmployee, invitedEmployee] as readonly Employee[],
  isReloading: false,
  lastPage: { counts } as { readonly counts: Readonly<Record<EmployeeStatus, number>> } | undefined,
  ...more,
});
const inactive: Employee = { ...activeEmployee, status: 'inactive' };

async function show() {
  const given = { now: asked() };
  const shown = await showHook(() => useChangedInPlace(given.now));
  const become = (next: ReturnType<typeof asked>) => {
    given.now = next;
    shown.again();
  };
  const statuses = () => shown.now().list.items.map(({ status }) => status);
  return { ...shown, become, statuses, given };
}

it('is the list as answered until a person is changed', async () => {
  const { now, given } = await show();
  expect(now().list).toBe(given.now);
});

it('shows a changed person in their row, and counts them in their new status', async () => {
  const { now, act, statuses } = await show();
  act(({ put }) => put(inactive));
  expect(statuses()).toEqual(['inactive', 'invited']);
  expect(now().list.lastPage?.counts).toEqual({ invited: 1, registered: 0, active: 13, inactive: 4 });
});

it('keeps the counts if the status did not change', async () => {
  const { now, act } = await show();
  act(({ put }) => put({ ...activeEmployee, phone: null }));
  expect(now().list.items[0]?.phone).toBeNull();
  expect(now().list.lastPage?.counts).toEqual(counts);
});

it('keeps the counts if the person is on another page', async () => {
  const { now, act, statuses } = await show();
  act(({ put }) => put({ ...inactive, userId: 'elsewhere' }));
  expect(statuses()).toEqual(['active', 'invited']);
  expect(now().list.lastPage?.counts).toEqual(counts);
});

it('has no counts if the server sent none', async () => {
  const { now, act, become } = await show();
  become(asked({ lastPage: undefined }));
  act(({ put }) => put(inactive));
  expect(now().list.lastPage).toBeUndefined();
});

it('is the server’s list again after a reload', async () => {
  const { act, become, statuses } = await show();
  act(({ put }) => put(inactive));
  become(asked({ isReloading: true }));
  expect(statuses()).toEqual(['inactive', 'invited']);
  become(asked());
  await expect.poll(statuses).toEqual(['active', 'invited']);
});
