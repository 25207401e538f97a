import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

it('names and sorts the countries once per language', async () => {
  // Other test files of this worker may have filled the cache.
  vi.resetModules();
  const { listCountries } = await import('./countries.ts');
  const compare = vi.spyOn(Intl, 'Collator');
  const [first, second] = [listCountries('fr_FR'), listCountries('fr_FR')];
  expect(first).toContainEqual({ code: 'DE', name: 'Allemagne' });
  expect(second).toBe(first);
  expect(listCountries('en_US')).not.toBe(first);
  expect(compare).toHaveBeenCalledTimes(2);
});
