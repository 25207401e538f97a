import { describe, expect, it } from 'vitest';
import { blankRow, readRows, withArticle, writeRows } from './request-row.ts';

const article = { id: 'art-1', number: 'WB-11', name: 'Wallbox' };
const row = { ...blankRow(), article, quantity: '3' };
const plain = (rows: readonly (typeof row | ReturnType<typeof blankRow>)[]) =>
  rows.map(({ article, quantity }) => [article?.id ?? null, quantity]);

describe('the lines of a request', () => {
  it('are restored from a draft, without blank ones', () =>
    expect(plain(readRows(writeRows([row, blankRow()])))).toEqual([['art-1', '3']]));

  it.each([undefined, '', '{', '"x"', '{"id":1}', '[null,1,{"id":"art-1"}]'])(
    'are empty for the invalid draft %s',
    (kept) => expect(readRows(kept)).toEqual([]),
  );

  it('replace a blank line with the given article', () =>
    expect(plain(withArticle([blankRow()], article, 5))).toEqual([['art-1', '5']]));

  it('keep the quantity of an article that is already listed', () =>
    expect(plain(withArticle([row], article, 5))).toEqual([['art-1', '3']]));
});
