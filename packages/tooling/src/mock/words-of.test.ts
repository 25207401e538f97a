import { expect, it } from 'vitest';
import { wordsOf } from './words-of.ts';

it('finds what another language says otherwise, entry by entry whatever the order', () => {
  const german = {
    items: [
      { id: 'a', name: 'Kabel', at: '2026-01-01', url: '/a.svg' },
      { id: 'b', name: 'Netz' },
    ],
  };
  const english = {
    items: [
      { id: 'b', name: 'Grid' },
      { id: 'a', name: 'Cable', at: '2026-01-02', url: '/b.svg' },
    ],
  };
  expect(wordsOf(german, english)).toEqual({ Kabel: 'Cable', Netz: 'Grid' });
  expect(wordsOf([{ code: 'DE', name: 'Deutschland' }], [{ code: 'FR', name: 'France' }])).toEqual({});
});
