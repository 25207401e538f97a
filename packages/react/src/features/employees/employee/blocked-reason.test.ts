import { expect, it } from 'vitest';
import { activeEmployee, invitedEmployee } from '../employees-fixture.ts';
import { blockedReasonOf } from './blocked-reason.ts';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

it('says when a reminder is possible again, counted from the last mail', () => {
  const waiting = { ...invitedEmployee, allowedActions: [], invitedAt: ago(500), remindedAt: ago(20) };
  const found = blockedReasonOf(waiting, undefined);
  expect(found?.kind).toBe('reminded');
  expect(Math.round((Date.parse(found?.until ?? '') - Date.now()) / 60_000)).toBe(40);
});

it('reports nothing once the hour is over', () => {
  expect(
    blockedReasonOf({ ...invitedEmployee, allowedActions: [], invitedAt: ago(90) }, undefined),
  ).toBeNull();
});

it.each([
  ['own', activeEmployee.userId],
  ['protected', 'somebody-else'],
])('recognizes the %s account', (kind, ownId) => {
  expect(blockedReasonOf({ ...activeEmployee, allowedActions: [] }, ownId)).toEqual({ kind, until: null });
});

it('reports nothing for a person who may be deactivated', () => {
  expect(blockedReasonOf(activeEmployee, activeEmployee.userId)).toBeNull();
});
