import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '@foyer/contract/languages';

/** The texts of a part in every language, for parts that cannot load texts later, or whose reader chooses the language. */
export const hostTexts = (
  part: 'host' | 'check' | 'theme-editor',
): Record<string, Record<string, string>> => {
  const folder = join(import.meta.dirname, '../src', part, 'locales');
  const textsIn = (code: string) => JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8'));
  return Object.fromEntries(languageCodes.map((code) => [code, textsIn(code)]));
};
