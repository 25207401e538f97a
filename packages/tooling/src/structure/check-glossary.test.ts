import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { languageCodes } from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkGlossary } from './check-glossary.ts';
import { type Glossary, spoken } from './read-glossaries.ts';

type Texts = Readonly<Record<string, string>>;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer glossary '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cart = 'packages/react/src/features/cart/locales';
const mail = 'packages/server/src/domain/orders/mail/locales';

/** Checks catalogues with these texts, by folder, language and id; a language without an entry has no catalogue. */
function textByLanguage(
  catalogues: Readonly<Record<string, Readonly<Record<string, Texts>>>>,
  glossaries: object,
) {
  const at = mkdtempSync(join(folder, 'house-'));
  const write = (path: string, content: object) => {
    mkdirSync(dirname(join(at, path)), { recursive: true });
    writeFileSync(join(at, path), JSON.stringify(content));
    return path;
  };
  for (const [code, glossary] of Object.entries(glossaries)) write(`docs/glossary/${code}.json`, glossary);
  const files = Object.entries(catalogues).flatMap(([path, byLanguage]) =>
    Object.entries(byLanguage).map(([code, texts]) => write(`${path}/${code}.json`, texts)),
  );
  return checkGlossary(files, at);
}

/** The same glossary for every language. */
const everywhere = (glossary: Glossary) => Object.fromEntries(languageCodes.map((code) => [code, glossary]));
/** The same texts in every language, except in those of `others`. */
const inAll = (texts: Texts, others: Readonly<Record<string, Texts>> = {}) =>
  Object.fromEntries(languageCodes.map((code) => [code, others[code] ?? texts]));

const total: Glossary = { total: { words: ['Summe', 'Summen'], never: ['Betrag*'] } };

describe('the glossary of a language', () => {
  it('is there for every language, and has a word for each thing', () => {
    const { es: _, ...three } = everywhere(total);
    const without = textByLanguage({ [cart]: inAll({ 'cart.a': 'Summe' }) }, three);
    expect(without).toEqual(['docs/glossary/es.json: missing; it must list the terms of es']);
    const poorer = textByLanguage({ [cart]: inAll({ 'cart.a': 'Summe' }) }, { ...everywhere(total), fr: {} });
    expect(poorer).toEqual(['docs/glossary/fr.json: no word for total']);
  });

  it('has no word that nobody says', () => {
    const problems = textByLanguage({ [cart]: inAll({ 'cart.a': 'Menge' }) }, everywhere(total));
    expect(problems).toContain('docs/glossary/de.json: no text contains “Summe” (total)');
    expect(problems).toHaveLength(languageCodes.length);
  });

  it('names the words that are never textByLanguage, in catalogues of any package', () => {
    const mails = inAll({ 'order.gross': 'Summe' }, { fr: { 'order.gross': 'Betrags-Angabe, Summe' } });
    const house = { [cart]: inAll({ 'cart.a': 'Summe' }), [mail]: mails };
    expect(textByLanguage(house, everywhere(total))).toContain(
      `${mail}/fr.json: order.gross contains “Betrags”; total must be “Summe”`,
    );
    const plural = inAll({ 'cart.a': '{n, plural, one {# Summe} other {# Beträge, Betrag}}' });
    expect(textByLanguage({ [cart]: plural }, everywhere(total))).toHaveLength(languageCodes.length);
  });

  it('finds whole words alone, and excepts what means something else as long as it does', () => {
    const texts = inAll({ 'cart.a': 'Summe', 'cart.b': 'Gesamtbetrag E-Betrag' });
    expect(textByLanguage({ [cart]: texts }, everywhere(total))).toEqual([]);
    const excepting = (id: string) =>
      everywhere({ total: { ...total.total, words: ['Summe'], except: [id] } });
    expect(textByLanguage({ [cart]: inAll({ 'cart.a': 'Summe: Betrag' }) }, excepting('cart.a'))).toEqual([]);
    expect(textByLanguage({ [cart]: inAll({ 'cart.a': 'Summe' }) }, excepting('cart.a'))).toContain(
      'docs/glossary/de.json: the exception cart.a of total is not needed; remove it',
    );
  });

  it('holds a message to the word of the thing that its id names', () => {
    const named = { total: { words: ['Summe'], ids: ['total'] } };
    const texts = inAll(
      { 'cart.total': 'Summe', 'cart.cart.total': 'Alles zusammen' },
      { es: { 'cart.total': 'Summe', 'cart.cart.total': 'Summe' } },
    );
    const problems = textByLanguage({ [cart]: texts }, everywhere(named)).filter((line) =>
      line.includes('does not contain'),
    );
    expect(problems).toHaveLength(languageCodes.length - 1);
    expect(problems[0]).toBe(`${cart}/de.json: cart.cart.total does not contain “Summe”, the word for total`);
  });
});

describe('two words for one thing', () => {
  const apart = (german: string, inFrench: string, glossaries = everywhere({})) =>
    textByLanguage(
      {
        [cart]: { ...inAll({ 'cart.none': 'Keine' }) },
        [mail]: {
          ...inAll({ 'order.none': 'Keine' }),
          de: { 'order.none': german },
          fr: { 'order.none': inFrench },
        },
      },
      glossaries,
    );
  it('are found where two languages say the same and a third does not', () => {
    expect(apart('Keine', 'Keine')).toEqual([]);
    expect(apart('keine.', 'Aucun')).toEqual([`${mail}/fr.json: order.none “aucun” is “keine” in cart.none`]);
    expect(apart('Null', 'Aucun')).toHaveLength(2);
  });
  it('are one where the glossary knows them as forms of one word', () => {
    const forms = { none: { words: ['Keine', 'Aucun'] } };
    expect(apart('Keine', 'Aucun', everywhere(forms))).toEqual([]);
    expect(apart('Keine', 'Aucun de plus', everywhere(forms))).toHaveLength(1);
  });
});

it('the spoken form of a message is its branches, without the names of its placeholders', () => {
  expect(spoken('Noch {total}')).toBe('Noch {}');
  expect(spoken('{n, plural, one {# Zeile} other {# Zeilen von {name}}}')).toBe('# Zeile | # Zeilen von {}');
});
