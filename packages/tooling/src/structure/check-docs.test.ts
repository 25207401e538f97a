import { describe, expect, it } from 'vitest';
import { checkCitations, checkDecisions, checkIndex, checkPaths } from './check-docs.ts';

describe('decisions', () => {
  const record = 'docs/decisions/0001-a.md';

  it.each([
    ['a record of 400 words', record, 400, []],
    ['a record of 401 words', record, 401, [`${record}: 401 words, at most 400`]],
    ['another page of any length', 'docs/brands.md', 900, []],
  ])('%s', (_, path, words, problems) => {
    expect(checkDecisions({ [path]: 'word '.repeat(words) })).toEqual(problems);
  });
});

describe('paths', () => {
  const files = ['packages/server/src/db/pool.ts', 'docs/brands.md', 'README.md'];

  it.each([
    ['from the root', '`packages/server/src/db/pool.ts`'],
    ['from a folder', '`db/pool.ts`'],
    ['without `packages` and `src`', '`server/db/pool.ts`'],
    ['relative to the page', '`../brands.md` and `./docs/brands.md`'],
    ['a pattern', '`db/*.repo.ts` and `<feature>/<feature>.screens.ts`'],
    ['a name alone', '`gone.ts`'],
    ['an address', '`http://127.0.0.1/a/b.html`'],
  ])('%s is accepted', (_, text) => expect(checkPaths({ 'README.md': text }, files)).toEqual([]));

  it.each([
    ['a file that does not exist', 'see `db/gone.ts`', 'db/gone.ts'],
    ['a file in another folder', '`src/pool.ts`', 'src/pool.ts'],
    ['a path with part of a folder name', '`b/pool.ts`', 'b/pool.ts'],
  ])('%s is reported', (_, text, name) => {
    expect(checkPaths({ 'docs/brands.md': text }, files)).toEqual([
      `docs/brands.md: there is no file ${name}`,
    ]);
  });
});

describe('the index of docs', () => {
  const index = { 'docs/README.md': '[Brands](brands.md#words), [Vue](frameworks/vue.md)' };

  it('links to every page but decisions', () => {
    const pages = {
      ...index,
      'docs/brands.md': '',
      'docs/frameworks/vue.md': '',
      'docs/decisions/0001-a.md': '',
    };
    expect(checkIndex(pages)).toEqual([]);
  });

  it('lacks a page', () => {
    expect(checkIndex({ ...index, 'docs/chat.md': '' })).toEqual([
      'docs/chat.md: docs/README.md does not link to it',
    ]);
  });
});

describe('cited decisions', () => {
  const files = ['docs/decisions/0001-a.md', 'docs/decisions/0002-b.md'];

  it.each([
    ['one decision', '/** Sent once (decision 0001). */'],
    ['two decisions', '// decisions 0001, 0002'],
    ['a link', '[0002](decisions/0002-b.md)'],
    ['a number that is no decision', 'error 0003, `decide 0004`'],
  ])('%s: accepted', (_, text) => expect(checkCitations({ 'a.ts': text }, files)).toEqual([]));

  it.each([
    ['one decision', 'why: decision 0003'],
    ['the second of two', 'decisions 0001 and 0003'],
    ['a link', '[why](../decisions/0003-c.md)'],
  ])('%s: reported', (_, text) =>
    expect(checkCitations({ 'a.ts': text }, files)).toEqual(['a.ts: there is no decision 0003']),
  );
});
