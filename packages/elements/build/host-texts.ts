import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '@foyer/contract/languages';

const folder = join(import.meta.dirname, '../src/host/locales');

/** What is said where nothing more can be loaded, in every language. */
export const hostTexts = (): Record<string, Record<string, string>> =>
  Object.fromEntries(
    languageCodes.map((code) => [code, JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8'))]),
  );
