import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot } from '@foyer/tooling/paths';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type KnownNames, readBrandTexts, readBuiltTexts } from './read-brand-texts.ts';
import { InvalidSettings } from './read-settings.ts';

const known: KnownNames = {
  brands: ['foyer', 'nordlicht'],
  locales: ['de_DE', 'en_GB'],
  texts: {
    'cart.cart.title': 'Warenkorb',
    'cart.cart.count': '{count, plural, =0 {Keine} one {# Position} other {# Positionen von {name}}}',
  },
};

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer texts '));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function write(files: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
}
const read = (names: Partial<KnownNames> = {}) => readBrandTexts(directory, { ...known, ...names });
const faultsOf = async (names: Partial<KnownNames> = {}) => {
  const error = await read(names).then(
    () => null,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(InvalidSettings);
  return (error as Error).message.split('\n').slice(1);
};

describe('the directory of texts', () => {
  it('contains texts for every brand, which those of one brand override', async () => {
    await write({
      'de_DE.json': { 'cart.cart.title': 'Korb', 'cart.cart.count': '{count}' },
      'nordlicht/de_DE.json': { 'cart.cart.title': 'Einkauf' },
      'nordlicht/README.md': 'notes',
    });
    const texts = await read();
    expect(texts('de_DE', undefined)).toEqual({ 'cart.cart.title': 'Korb', 'cart.cart.count': '{count}' });
    expect(texts('de_DE', 'foyer')).toEqual({ 'cart.cart.title': 'Korb', 'cart.cart.count': '{count}' });
    expect(texts('de_DE', 'nordlicht')).toEqual({
      'cart.cart.title': 'Einkauf',
      'cart.cart.count': '{count}',
    });
    expect(texts('en_GB', 'nordlicht')).toEqual({});
  });

  it('reports every fault of every file at once', async () => {
    await write({
      'de_DE.json': {
        'cart.cart.titel': 'Korb',
        'cart.cart.title': '{count, plural, one {#}',
        'cart.cart.count': '{count} {sum}',
      },
      'en_GB.json': '{ "cart.cart.title": ',
      'fr_FR.json': {},
      'nordlich/de_DE.json': { 'cart.cart.title': ' ' },
      'nordlicht/de_DE.json': ['Korb'],
      'nordlicht/en_GB.json': { 'cart.cart.title': '{brand}', cart: { title: 'Basket' } },
      'nordlicht/de/de_DE.json': {},
      'texts.txt': 'x',
    });
    expect(await faultsOf()).toEqual([
      'nordlicht/de/de_DE.json: files are <locale>.json, for all brands, and <brand>/<locale>.json',
      'texts.txt: files are <locale>.json, for all brands, and <brand>/<locale>.json',
      'de_DE.json: cart.cart.titel is not a text of this version',
      expect.stringMatching(/^de_DE\.json: cart\.cart\.title is not a message in ICU format \(.+\)$/),
      'de_DE.json: cart.cart.count uses {sum}; available placeholders: {count}, {name}',
      expect.stringMatching(/^en_GB\.json: is not JSON \(.+\)$/),
      'fr_FR.json: there is no language "fr_FR", only de_DE, en_GB',
      'nordlich/de_DE.json: there is no brand "nordlich", only foyer, nordlicht',
      'nordlich/de_DE.json: cart.cart.title is empty',
      'nordlicht/de_DE.json: must be an object of message ids and texts: { "cart.cart.title": "…" }',
      'nordlicht/en_GB.json: must be an object of message ids and texts: { "cart.cart.title": "…" }',
      'nordlicht/en_GB.json: cart.cart.title uses {brand}; available placeholders: none',
    ]);
  });

  it('may name any text where no build lists the known ones, but no invalid one', async () => {
    await write({ 'de_DE.json': { 'host.own': '{any} text', 'host.other': '{any, plural, one {#}' } });
    expect(await faultsOf({ texts: null })).toEqual([
      expect.stringMatching(/^de_DE\.json: host\.other is not a message/),
    ]);
  });
});

describe('the texts of a build', () => {
  it('are those of all builds that list them', async () => {
    await write({ 'a/texts.json': { one: '1' }, 'b/texts.json': { two: '2' }, 'c/index.html': '' });
    const builds = ['a', 'b', 'c'].map((name) => join(directory, name));
    expect(await readBuiltTexts([...builds, undefined])).toEqual({ one: '1', two: '2' });
    expect(await readBuiltTexts([builds[2], undefined])).toBeNull();
  });
});

describe("the demo's texts", () => {
  /** Returns the texts of the widgets from their sources: no build is needed to find an id that is unused. */
  async function textsOfSources(): Promise<Readonly<Record<string, string>>> {
    const folder = inRoot('packages/react/src');
    const files = (await readdir(folder, { recursive: true })).filter((path) =>
      /locales.de\.json$/.test(path),
    );
    const read = files.map(async (path) => JSON.parse(await readFile(join(folder, path), 'utf8')));
    return Object.assign({}, ...(await Promise.all(read)));
  }

  it('are valid', async () => {
    const texts = await readBrandTexts(inRoot('examples/brand-texts'), {
      brands: ['foyer', 'nordlicht', 'sonnental'],
      locales: ['de_DE', 'en_GB', 'fr_FR', 'es_ES'],
      texts: await textsOfSources(),
    });
    expect(Object.keys(texts('de_DE', 'nordlicht')).length).toBeGreaterThan(0);
    expect(texts('de_DE', 'nordlicht')).not.toEqual(texts('de_DE', 'sonnental'));
  });
});
