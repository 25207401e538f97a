import { describe, expect, it } from 'vitest';
import { blankRow, readRows, withArticle, writeRows } from './request-row.ts';

const article = { id: 'art-1', number: 'WB-11', name: 'Wallbox' };
const row = { ...blankRow(), article, quantity: '3' };
const plain = (rows: readonly (typeof row | ReturnType<typeof blankRow>)[]) =>
  rows.map(({ article, quantity }) => [article?.id ?? null, quantity]);

describe('the lines of a request', () => {
  it('come back as they were kept, without those that are blank', () =>
    expect(plain(readRows(writeRows([row, blankRow()])))).toEqual([['art-1', '3']]));

  it.each([undefined, '', '{', '"x"', '{"id":1}', '[null,1,{"id":"art-1"}]'])(
    'there are none in a draft that says %s',
    (kept) => expect(readRows(kept)).toEqual([]),
  );

  it('take an article that was brought along, in the place of a blank line', () =>
    expect(plain(withArticle([blankRow()], article, 5))).toEqual([['art-1', '5']]));

  it('keep one that is there already, with the quantity it has', () =>
    expect(plain(withArticle([row], article, 5))).toEqual([['art-1', '3']]));
});
