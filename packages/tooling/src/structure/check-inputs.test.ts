import { describe, expect, it } from 'vitest';
import { checkCutFields, checkLookups, checkQueryValues } from './check-inputs.ts';

const source = (text: string, path = 'packages/server/src/http/x.ts') => ({ path, text, lines: 1 });
const table = 'const forms: Readonly<Record<string, RegExp>> = { DE: /^\\d{5}$/ };\n';

describe('a lookup in a table with an arbitrary key', () => {
  it.each([
    ['is reported without a guard', 'export const is = (code: string) => forms[code]?.test(code);', 1],
    ['is reported with a default value', 'export const is = (code: string) => forms[code] ?? null;', 1],
    [
      'is accepted after Object.hasOwn',
      'export const is = (code: string) => (Object.hasOwn(forms, code) ? forms[code] : null);',
      0,
    ],
    ['is accepted with a literal key', "export const is = () => forms['DE'];", 0],
    ['is accepted in a list', 'export const is = (rows: string[], at: number) => rows[at];', 0],
  ])('%s', (_, use, problems) => {
    expect(checkLookups([source(table + use)])).toHaveLength(problems);
  });

  it('is a Map, or has closed keys', () => {
    const map =
      'const forms: ReadonlyMap<string, RegExp> = new Map(); export const is = (code: string) => forms.get(code);';
    const closed =
      "const forms: Record<'DE', RegExp> = { DE: /x/ }; export const is = (code: 'DE') => forms[code];";
    expect(checkLookups([source(map), source(closed)])).toEqual([]);
  });

  it('may be anything in tests and where nobody sends anything', () => {
    const use = `${table}export const is = (code: string) => forms[code];`;
    const elsewhere = [
      'packages/server/src/http/x.test.ts',
      'packages/server/src/demo/x.ts',
      'packages/tooling/src/x.ts',
    ];
    expect(checkLookups(elsewhere.map((path) => source(use, path)))).toEqual([]);
  });
});

describe('a value of a query', () => {
  it.each([
    ["export const read = (url: URL) => url.searchParams.get('brand');", 1],
    ["export const read = ({ searchParams }: URL) => searchParams.getAll('brand');", 1],
    ["export const read = (url: URL) => queryValue(url, 'brand');", 0],
    ["export const write = (url: URL) => url.searchParams.set('brand', 'x');", 0],
  ])('%s', (text, problems) => {
    expect(checkQueryValues([source(text)])).toHaveLength(problems);
  });
});

describe('a field of a form', () => {
  it.each([
    ['with maxLength and an error', '<TextField name="iban" maxLength={22} error={error} />', 1],
    ['with an error only', '<TextField name="iban" error={error} />', 0],
    ['with maxLength only', '<SearchField maxLength={100} />', 0],
  ])('%s', (_, field, problems) => {
    const text = `export const Form = ({ error }: { error: string }) => ${field};`;
    expect(checkCutFields([source(text, 'packages/react/src/form.tsx')])).toHaveLength(problems);
  });
});
