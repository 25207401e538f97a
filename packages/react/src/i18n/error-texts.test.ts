import {
  commonErrors,
  contract,
  type Endpoint,
  type OperationName,
  portalRoutes,
  ruleCodes,
} from '@foyer/contract';
import { describe, expect, it } from 'vitest';

const catalogues = import.meta.glob<Record<string, string>>('../**/locales/de.json', {
  eager: true,
  import: 'default',
});
const texts = Object.assign({}, ...Object.values(catalogues)) as Readonly<Record<string, string>>;
const sources = import.meta.glob<string>(['../features/*/**/*.{ts,tsx}', '!**/*.css.ts', '!**/*.test.tsx'], {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** Whether a name is a call; `login` is left out, since it is a screen too (the session calls it). */
const isCall = (name: string) => Object.hasOwn(contract, name) && !Object.hasOwn(portalRoutes, name);

/** Features with the calls that their code names. */
const used = Object.entries(sources)
  .filter(([path]) => !/(\.(test|example)|-fixture)\.tsx?$/.test(path))
  .flatMap(([path, source]) => {
    const feature = path.split('/')[2] ?? '';
    const names = [...source.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? '');
    return names.filter(isCall).map((name) => `${feature} ${name}`);
  });
const calls = [...new Set([...used, 'session login'])]
  .sort()
  .map((line) => line.split(' ') as [string, OperationName]);

/** Whether a refusal is shown in another way than as an error of the whole call: beside one line, or as a note. */
const hasOwnWords = (feature: string, code: string) =>
  Object.keys(texts).some((id) => id.startsWith(`${feature}.`) && id.endsWith(`.${code}`));

describe('every code has a text, none falls to "something went wrong"', () => {
  it.each([...Object.keys(commonErrors), 'network', 'aborted', 'unknown'])('base.error.%s', (code) => {
    expect(texts[`base.error.${code}`]).toBeTruthy();
  });

  it.each([...ruleCodes])('base.validation.%s', (code) => {
    expect(texts[`base.validation.${code}`]).toBeTruthy();
  });

  it('finds the calls of the features', () => {
    expect(calls).toEqual(expect.arrayContaining([['cart', 'orderCart']]));
    expect(calls.length).toBeGreaterThan(15);
  });

  it.each(calls)('%s: errors of %s', (feature, name) => {
    const { errors = {} }: Endpoint = contract[name];
    const missing = Object.keys(errors).filter(
      (code) => !texts[`base.error.${code}`] && !hasOwnWords(feature, code),
    );
    expect(missing).toEqual([]);
  });
});
