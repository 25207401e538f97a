import { describe, expect, it } from 'vitest';
import { askedPanel, panelTarget, personOf, personPanel } from './employee-panel.ts';

describe('the panel in place of the list', () => {
  it.each([
    ['the list itself', undefined, undefined, null],
    ['the list for an empty id', '', undefined, null],
    ['the list for an unknown kind of invitation', undefined, 'two', null],
    ['the page of a person', 'user-7', undefined, 'person user-7'],
    ['the page of a person if an invitation is given too', 'user-7', 'one', 'person user-7'],
    ['the invitation of one person', undefined, 'one', 'one'],
    ['the invitation by file', undefined, 'file', 'file'],
  ])('is %s', (_, openId, invite, expected) => {
    expect(askedPanel(openId, invite)).toBe(expected);
  });

  it.each([
    [personPanel('user-7'), 'user-7'],
    [personPanel('one'), 'one'],
    ['one', null],
    ['file', null],
  ] as const)('of %s belongs to the person %s', (panel, expected) => {
    expect(personOf(panel)).toBe(expected);
  });

  it.each([
    [null, { route: 'manage-employee' }],
    [personPanel('user-7'), { route: 'manage-employee', query: { open: 'user-7' } }],
    ['one', { route: 'manage-employee', query: { invite: 'one' } }],
    ['file', { route: 'manage-employee', query: { invite: 'file' } }],
  ] as const)('has its own address: %s', (panel, expected) => {
    expect(panelTarget(panel)).toEqual(expected);
  });
});
