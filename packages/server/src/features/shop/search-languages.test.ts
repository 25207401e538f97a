import { type LanguageCode, languages } from '@foyer/contract/languages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoPortal, openDemoPortal } from '../../../test/demo-portal.ts';

/** Typed searches (an inflected word, without accents), each with the beginning of an article's name that it must find. */
const searches: Readonly<
  Partial<Record<LanguageCode, readonly (readonly [typed: string, found: RegExp])[]>>
> = {
  de: [
    ['Ladekabeln', /^Ladekabel/],
    ['ueberspannungsschutz', /^Überspannungsschutz/],
  ],
  en: [
    ['breakers', /^Circuit breaker/],
    ['foundations', /^Foundation/],
  ],
  fr: [
    ['bornes', /^Borne/],
    ['cable', /^Câble/],
  ],
  es: [
    ['formaciones', /^Formación/],
    ['senales', /^Señal/],
    ['cimentacion', /^Cimentación/],
    ['marquesinas solares', /^Marquesina solar/],
  ],
};

let portal: DemoPortal;
beforeAll(async () => {
  portal = await openDemoPortal();
});
afterAll(() => portal.server.close());

const cases = languages.flatMap(({ code, locale }) =>
  (searches[code] ?? []).map(([typed, found]) => [locale, typed, found] as const),
);

it.each(cases)('%s: “%s” finds the intended article', async (locale, typed, found) => {
  const person = await portal.as('manager@nordwind.example');
  const { body } = await person.get<{ items: { name: string }[] }>(
    `/articles?limit=50&locale=${locale}&search=${encodeURIComponent(typed)}`,
  );
  expect(body.items.filter(({ name }) => found.test(name)).length).toBeGreaterThan(0);
});

it.each(languages)('$locale: an article is found by the words of its name', async ({ code, locale }) => {
  const person = await portal.as('manager@nordwind.example');
  const list = async (query: string) =>
    (
      await person.get<{ items: { id: string; name: string }[] }>(
        `/articles?locale=${locale}&limit=100&${query}`,
      )
    ).body.items;
  const named = (await list('kind=hardware')).slice(0, 5);
  expect(named).toHaveLength(5);
  for (const { id, name } of named) {
    const typed = name.toLocaleLowerCase(code).normalize('NFD').replace(/\p{M}/gu, '');
    const found = await list(`search=${encodeURIComponent(typed)}`);
    expect([name, found.some((one) => one.id === id)]).toEqual([name, true]);
  }
});
