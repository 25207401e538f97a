import { countryCodes } from '@foyer/contract/country-codes';
import { fallbackLocale } from '@foyer/contract/languages';

export type Country = { readonly code: string; readonly name: string };
const home = fallbackLocale.replace('_', '-');
const known = new Map<string, readonly Country[]>();

/** Lists the countries, named and sorted in a locale of the portal such as `de_DE`; computed once per locale. */
export function listCountries(locale: string): readonly Country[] {
  const before = known.get(locale);
  if (before) return before;
  const tags = [locale.replace('_', '-'), home];
  const names = new Intl.DisplayNames(tags, { type: 'region' });
  const collator = new Intl.Collator(tags);
  const countries = countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => collator.compare(one.name, other.name));
  known.set(locale, countries);
  return countries;
}
