import { showHook } from '@foyer/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useScreenTitle } from './use-screen-title.ts';

beforeEach(() => {
  document.title = 'Spedition';
});
afterEach(() => {
  document.title = '';
});

it.each([
  ['page', 'Bestellungen', 'Bestellungen – Foyer'],
  ['page', '', 'Foyer'],
  ['page', undefined, 'Spedition'],
  ['element', 'Bestellungen', 'Bestellungen – Spedition'],
  ['element', undefined, 'Spedition'],
] as const)('a portal as the %s, with the screen %j, has the title %j', async (owns, title, name) => {
  await showHook(() => useScreenTitle(title, owns));
  expect(document.title).toBe(name);
});

it('an element takes its part of the title away with it, and leaves what somebody else has written since', async () => {
  const first = await showHook(() => useScreenTitle('Profil', 'element'));
  first.unmount();
  expect(document.title).toBe('Spedition');
  const second = await showHook(() => useScreenTitle('Profil', 'element'));
  document.title = '(1) Spedition';
  second.unmount();
  expect(document.title).toBe('(1) Spedition');
});

it('an element on a page without a title is called as its screen', async () => {
  document.title = '';
  await showHook(() => useScreenTitle('Profil', 'element'));
  expect(document.title).toBe('Profil');
});
