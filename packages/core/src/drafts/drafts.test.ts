import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSafeStorage } from '../storage/safe-storage.ts';
import { createMemoryStorage } from '../testing/scripted-api.ts';
import { createDrafts } from './create-drafts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const storage = createMemoryStorage();
const drafts = (owner: string | null) =>
  createDrafts(
    createSafeStorage(() => storage),
    'foyer.draft.',
    () => owner,
  );

test('belong to one person and one form', () => {
  drafts('u1').save('order', { note: 'Ümlaut' });
  expect(drafts('u1').load('order')).toEqual({ note: 'Ümlaut' });
  expect(drafts('u2').load('order')).toBeNull();
  expect(drafts(null).load('order')).toBeNull();
  drafts('u1').clear('order');
  expect(drafts('u1').load('order')).toBeNull();
});
test('hold no secrets and no files', () => {
  const form = {
    name: 'x',
    newPassword: 'p',
    IBAN: 'DE1',
    bank: { bic: 'b', iban: 'i', owner: 'o' },
    code: '1',
  };
  drafts('u1').save('bank', { ...form, photo: new Blob(['x']) }, ['code']);
  expect(drafts('u1').load('bank')).toEqual({ name: 'x', bank: { owner: 'o' } });
});
test('expire after thirty days and are removed', () => {
  drafts('u1').save('order', { a: 1 });
  vi.setSystemTime(Date.now() + 29 * 86_400_000);
  expect(drafts('u1').load('order')).toEqual({ a: 1 });
  vi.setSystemTime(Date.now() + 2 * 86_400_000);
  expect(drafts('u1').load('order')).toBeNull();
  expect(storage.getItem('foyer.draft.u1.order')).toBeNull();
});
test('are not kept if too long, and are ignored if damaged', () => {
  drafts('u1').save('long', { text: 'x'.repeat(70_000) });
  expect(drafts('u1').load('long')).toBeNull();
  storage.setItem('foyer.draft.u1.bad', '{"savedAt":');
  expect(drafts('u1').load('bad')).toBeNull();
});
