import { showHook } from '@foyer/testing';
import { expect, it, vi } from 'vitest';
import { useLanguageChoice } from './use-language-choice.ts';

it('reports a language once it is active', async () => {
  const emit = vi.fn(() => true);
  const { now, act } = await showHook(() => useLanguageChoice(emit));
  expect(now().locale).toBe('de_DE');
  await vi.waitUntil(() => now().locales.length > 1);
  act(({ onLocale }) => onLocale('fr_FR'));
  await vi.waitUntil(() => emit.mock.calls.length > 0);
  expect(emit.mock.calls).toEqual([['locale-changed', { locale: 'fr_FR' }]]);
  expect(now().locale).toBe('fr_FR');
});

it('reports only the last of two choices', async () => {
  const emit = vi.fn(() => true);
  const { now, act } = await showHook(() => useLanguageChoice(emit));
  await vi.waitUntil(() => now().locales.length > 1);
  act(({ onLocale }) => {
    onLocale('fr_FR');
    onLocale('es_ES');
  });
  await vi.waitUntil(() => now().locale === 'es_ES' && emit.mock.calls.length > 0);
  expect(emit.mock.calls).toEqual([['locale-changed', { locale: 'es_ES' }]]);
});
