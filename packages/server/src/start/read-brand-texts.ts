import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { BrandTexts } from '../domain/branding/brand-texts.ts';
import { InvalidSettings } from './read-settings.ts';

/** Names that a file of texts may use. */
export interface KnownNames {
  readonly brands: readonly string[];
  readonly locales: readonly string[];
  /** The product's texts by id, as its builds list them (`texts.json`); null where none is known: then every id is accepted. */
  readonly texts: Readonly<Record<string, string>> | null;
}

/**
 * Reads a directory of texts: `<locale>.json` for every brand, `<brand>/<locale>.json` for one, each an object of message ids and
 * texts in ICU message format.
 *
 * @throws InvalidSettings with a line for each fault of all files.
 */
export async function readBrandTexts(directory: string, known: KnownNames): Promise<BrandTexts> {
  const faults: string[] = [];
  const files = new Map<string, Readonly<Record<string, string>>>();
  for (const path of await listTextFiles(directory, faults)) {
    const [locale = '', brand] = [basename(path, '.json'), path.split('/').at(-2)];
    const fault = (text: string) => faults.push(`${path}: ${text}`);
    if (brand !== undefined && !known.brands.includes(brand))
      fault(`there is no brand "${brand}", only ${known.brands.join(', ')}`);
    if (!known.locales.includes(locale))
      fault(`there is no language "${locale}", only ${known.locales.join(', ')}`);
    const texts = await readTexts(join(directory, path), fault);
    for (const [id, text] of Object.entries(texts)) {
      const problem = problemOf(id, text, known.texts);
      if (problem) fault(`${id} ${problem}`);
    }
    files.set(keyOf(locale, brand), texts);
  }
  if (faults.length > 0) throw new InvalidSettings(['FOYER_TEXTS_DIR', ...faults].join('\n'));
  return (locale, brand) => ({
    ...files.get(keyOf(locale, undefined)),
    ...(brand === undefined ? {} : files.get(keyOf(locale, brand))),
  });
}

const keyOf = (locale: string, brand: string | undefined): string => `${brand ?? ''}/${locale}`;

/** Lists the files, with slashes; a file in another place or with another name is a fault, so that no text is silently ignored. */
async function listTextFiles(directory: string, faults: string[]): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'README.md')
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const isPlaced = (path: string) => /^([^/]+\/)?[^/]+\.json$/.test(path);
  for (const path of paths.filter((one) => !isPlaced(one)))
    faults.push(`${path}: files are <locale>.json, for all brands, and <brand>/<locale>.json`);
  return paths.filter(isPlaced);
}

async function readTexts(
  path: string,
  fault: (text: string) => void,
): Promise<Readonly<Record<string, string>>> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    fault(`is not JSON (${error instanceof Error ? error.message : error})`);
    return {};
  }
  const isFlat = typeof content === 'object' && content !== null && !Array.isArray(content);
  const entries = isFlat ? Object.entries(content as object) : [];
  if (!isFlat || entries.some(([, text]) => typeof text !== 'string'))
    fault('must be an object of message ids and texts: { "cart.cart.title": "…" }');
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Returns the error of a text; null for none. */
function problemOf(id: string, text: string, known: KnownNames['texts']): string | null {
  const original = known && Object.hasOwn(known, id) ? known[id] : undefined;
  if (known && original === undefined) return 'is not a text of this version';
  if (text.trim() === '') return 'is empty';
  try {
    const values = valuesIn(text);
    const given = original === undefined ? values : valuesIn(original);
    const strange = [...values].filter((name) => !given.has(name));
    const offered = given.size > 0 ? [...given].map((name) => `{${name}}`).join(', ') : 'none';
    return strange.length > 0 ? `uses {${strange.join('}, {')}}; available placeholders: ${offered}` : null;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return `is not a message in ICU format (${reason})`;
  }
}

/** Returns the names of a message's placeholders. Throws for an invalid message. */
function valuesIn(message: string): ReadonlySet<string> {
  const names = new Set<string>();
  const see = (token: unknown): void => {
    if (!Array.isArray(token)) return;
    const [name, , choices] = token as unknown[];
    if (typeof name === 'string') names.add(name);
    if (typeof choices === 'object' && choices !== null)
      for (const choice of Object.values(choices)) if (Array.isArray(choice)) choice.forEach(see);
  };
  const compiled = compileMessageOrThrow(message);
  if (Array.isArray(compiled)) compiled.forEach(see);
  return names;
}

/** Returns the product's own texts, as the builds in these directories list them; null where none does. */
export async function readBuiltTexts(
  directories: readonly (string | undefined)[],
): Promise<Readonly<Record<string, string>> | null> {
  const files = directories.flatMap((directory) => (directory ? [join(directory, 'texts.json')] : []));
  const present = files.filter((file) => existsSync(file));
  if (present.length === 0) return null;
  const texts = await Promise.all(present.map(async (file) => JSON.parse(await readFile(file, 'utf8'))));
  return Object.assign({}, ...texts) as Record<string, string>;
}
