import { languageCodes } from '@foyer/contract/languages';

const folded = (text: string) => text.normalize('NFC').trim().toLowerCase();

/**
 * Returns the code of the country that a text names, as browsers autofill it: by its code, or by its name in a language of the portal or of
 * the browser; undefined if it is none of `codes`.
 *
 * @param codes ISO 3166-1 alpha-2
 */
export function findCountry(text: string, codes: readonly string[]): string | undefined {
  const wanted = folded(text);
  if (wanted === '') return undefined;
  const byCode = codes.find((code) => folded(code) === wanted);
  if (byCode !== undefined) return byCode;
  const tags = [...new Set([...languageCodes, ...navigator.languages])];
  const names = tags.map((tag) => new Intl.DisplayNames(tag, { type: 'region' }));
  return codes.find((code) => names.some((language) => folded(language.of(code) ?? '') === wanted));
}
