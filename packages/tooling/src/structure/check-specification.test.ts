import { describe, expect, it } from 'vitest';
import { readStatements, specificationCounts } from '../docs/specification-table.ts';
import { checkSpecification, readUnbuilt } from './check-specification.ts';

const source = (path: string, text: string) => ({ path, text, lines: text.split('\n').length });
const test = source(
  'packages/core/src/menu.test.ts',
  `describe('the menu', () => {
    it('shows the news', () => {});
    it.each([1, 2])('shows %s', () => {});
    it.skip('shows the future', () => {});
    it.skipIf(isOld)('shows a dot', () => {});
    for (const item of menu) it(\`hides \${item} | or not\`, () => {});
  });`,
);
const sources = [
  test,
  source(
    'packages/server/src/features/index.ts',
    "export const notYetBuilt = [\n  // tickets\n  'listTickets',\n] as const;",
  ),
  source('packages/react/src/features/news/news.manifest.ts', "defineWidget({ shows: ['news'] })"),
];
const unbuilt = readUnbuilt(sources, ['home', 'news', 'tickets'], ['news', 'chat']);
const files = ['docs/decisions/0001-a-choice.md'];

const proof = (...titles: string[]) =>
  `[menu](../packages/core/src/menu.test.ts) ${titles.map((title) => `\`${title}\``).join(' ')}`;
const open = '| 9.1 | Tickets | open | `listTickets` `/tickets` |';
/** Problems of these rows, with an additional row for everything that is not implemented. */
const said = (...rows: string[]) =>
  checkSpecification([...rows, open].join('\n'), sources, files, unbuilt).map((problem) =>
    problem.replace('docs/specification.md: ', ''),
  );

describe('the missing parts', () => {
  it('are read from the server’s list, the screens of widgets and the features’ folders', () => {
    expect(unbuilt).toEqual({ endpoints: ['listTickets'], screens: ['/tickets'], features: ['chat'] });
  });
});

describe('a statement that holds', () => {
  it.each(['the menu', 'shows the news', 'shows %s', 'shows a dot'])('is proven by “%s”', (title) => {
    expect(said(`| 1.1 | News | holds | ${proof(title)} |`)).toEqual([]);
  });
  it('is proven by a title with something in it', () => {
    const title = 'hides $' + '{item} \\| or not';
    expect(
      said(
        `| 1.1 | News | holds | ${proof('shows the news', title)}<br>[0001](decisions/0001-a-choice.md) |`,
      ),
    ).toEqual([]);
  });
  it.each([
    ['a title that no test has', proof('shows the new'), /no test “shows the new” in packages\/core/],
    ['a test that is skipped', proof('shows the future'), /no test “shows the future”/],
    ['a file that does not exist', '[a](../packages/a.test.ts) `shows`', /no file packages\/a\.test\.ts/],
    ['a file without a title', '[menu](../packages/core/src/menu.test.ts)', /holds, but names no test/],
  ])('is not proven by %s', (_, cell, problem) => {
    expect(said(`| 1.1 | News | holds | ${cell} |`).join()).toMatch(problem);
  });
});

describe('a statement that is decided otherwise', () => {
  it('names a decision there is', () => {
    expect(said('| 1.1 | Cats | decided | [0001](decisions/0001-a-choice.md) |')).toEqual([]);
    expect(said('| 1.1 | Cats | decided | [0002](decisions/0002-b.md) |')).toEqual([
      '1.1 no file docs/decisions/0002-b.md',
    ]);
    expect(said(`| 1.1 | Cats | decided | ${proof('shows the news')} |`)).toEqual([
      '1.1 is decided otherwise, but names no decision',
    ]);
  });
});

describe('a statement that is not built yet', () => {
  it('names what is missing, until it is there', () => {
    expect(said('| 1.1 | Chat | open | `chat` |')).toEqual([]);
    expect(said('| 1.1 | News | open | `/news` `listTickets` |')).toEqual([
      '1.1 waits for /news, which exists: name the test that proves it',
    ]);
    expect(said('| 1.1 | News | open | soon |')).toEqual([
      '1.1 is not built, but names no endpoint, /screen or feature that is missing',
    ]);
  });
  it('is there for whatever is not built', () => {
    expect(checkSpecification('', sources, files, unbuilt)).toEqual([
      'docs/specification.md: no statement says that listTickets is not built',
      'docs/specification.md: no statement says that /tickets is not built',
    ]);
  });
});

it('a row has one number, a known state and four cells', () => {
  const row = `| 1.1 | News | holds | ${proof('shows the news')} |`;
  expect(said(row, row)).toEqual(['1.1 the number is used twice']);
  expect(said(row.replace('holds', 'mostly'))).toEqual(['1.1 “mostly” is none of: holds, decided, open']);
  expect(said('| 1.1 | News | holds |')).toEqual(['1 rows are not “| number | statement | state | proof |”']);
});

it('the head of the page counts what is in which state', () => {
  const page = ['| 1.1 | A | holds | x |', '| 1.2 | B | decided | x |', '| 2.1 | C | open | x |'].join('\n');
  expect(readStatements(page).map(({ number }) => number)).toEqual(['1.1', '1.2', '2.1']);
  expect(specificationCounts(page).split('\n').slice(2)).toEqual([
    '| 1 | 2 | 1 | 1 | 0 |',
    '| 2 | 1 | 0 | 0 | 1 |',
    '| all | 3 | 1 | 1 | 1 |',
  ]);
});
