import { describe, expect, it } from 'vitest';
import { cardAreaOf, cardLineCount, cardTemplate, type TableColumn } from './table-column.ts';

const column = (id: string, card?: TableColumn<never>['card'], isPrimary = false): TableColumn<never> => ({
  id,
  header: id,
  cell: () => id,
  card,
  isPrimary,
});

describe('a card', () => {
  it('has a line for each area that a column stands in, and one for each column of its own', () => {
    const columns = [column('a', undefined, true), column('b', 'badge'), column('c', 'amount'), column('d')];
    expect(columns.map(cardAreaOf)).toEqual(['title', 'badge', 'amount', 'line']);
    expect(cardTemplate(columns)).toBe('"title badge" "amount amount"');
    expect(cardLineCount(columns)).toBe(3);
  });

  it('keeps no line for what is not there or not shown', () => {
    expect(cardTemplate([column('a', 'title'), column('b', 'none')])).toBe('"title title"');
    expect(cardTemplate([column('a', 'text'), column('b', 'meta'), column('c', 'amount')])).toBe(
      '"text text" "meta amount"',
    );
    expect(cardLineCount([column('a', 'none')])).toBe(0);
  });
});
