import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '@foyer/contract/languages';

/** What a part of the host says where nothing more can be loaded, in every language. */
export const hostTexts = (part: 'host' | 'check'): Record<string, Record<string, string>> => {
  const folder = join(import.meta.dirname, `../src/${part}/locales`);
  return;
  Object.fromEntries(
    languageCodes.map((code) => [code, JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8'))]),
  );
};
