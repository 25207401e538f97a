import { describe, expect, it } from 'vitest';
import { readRequest } from './read-request.ts';
import type { RequestRow } from './request-row.ts';

const row = (id: string | null, quantity = '1'): RequestRow => ({
  key: `${id}`,
  article: id === null ? null : { id, number: id.toUpperCase(), name: id },
  quantity,
});
function form(entries: Readonly<Record<string, string>> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}
const words = { words: 'Bitte mit Montage' };

describe('a request', () => {
  it.each([
    [
      'for the cart has the version of the cart',
      form(words),
      [],
      7,
      { kind: 'cart', cartVersion: 7, note: 'Bitte mit Montage' },
    ],
    [
      'for the cart has no further articles',
      form(words),
      [row('a')],
      0,
      { kind: 'cart', cartVersion: 0, note: 'Bitte mit Montage' },
    ],
    [
      'for articles has the chosen ones',
      form(words),
      [row('a', '3'), row(null), row('b')],
      null,
      {
        kind: 'articles',
        items: [
          { articleId: 'a', quantity: 3 },
          { articleId: 'b', quantity: 1 },
        ],
        note: 'Bitte mit Montage',
      },
    ],
    [
      'in words has its description',
      form(words),
      [row(null, '5')],
      null,
      { kind: 'free_text', description: 'Bitte mit Montage' },
    ],
    [
      'without words has no note',
      form({ words: '  ' }),
      [],
      null,
      { kind: 'free_text', description: undefined },
    ],
    [
      'has the wishes in addition to its words',
      form({ ...words, requestedDeliveryDate: '2026-12-24' }),
      [],
      null,
      {
        kind: 'free_text',
        description: 'Bitte mit Montage',
        requestedDeliveryDate: '2026-12-24',
      },
    ],
    [
      'omits the lines of the draft',
      form({ ...words, rows: '[]' }),
      [row('a')],
      null,
      {
        kind: 'articles',
        items: [{ articleId: 'a', quantity: 1 }],
        note: 'Bitte mit Montage',
      },
    ],
  ])('%s', (_, data, rows, cartVersion, expected) => {
    expect(readRequest(data, rows, cartVersion)).toEqual(expected);
  });

  it('passes an invalid quantity on to the schema', () => {
    expect(readRequest(form(), [row('a', 'zwei')], null)).toMatchObject({
      items: [{ articleId: 'a', quantity: Number.NaN }],
    });
  });
});
