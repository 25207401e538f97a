import { expectTypeOf, test } from 'vitest';
import type { FilterField } from './filter-field.ts';
import type { ListColumn } from './list-columns.ts';
import { aDay, anId, oneOf, onlyIf, someIds } from './list-filter.ts';
import type { FilterValues } from './list-types.ts';
import { useList } from './use-list.ts';

const ofOrders = () =>
  useList('listOrders', {
    filters: { state: oneOf(['shipped', 'delivered']), from: aDay },
    sort: 'orderedAt:desc',
  });
type Orders = ReturnType<typeof ofOrders>;

test('filters, values and orders are those of the contract', () => {
  expectTypeOf<Orders['filters']['state']>().toEqualTypeOf<'shipped' | 'delivered' | undefined>();
  expectTypeOf<Orders['filters']['from']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Orders['items'][number]['number']>().toEqualTypeOf<string>();
  expectTypeOf<'gross:asc'>().toExtend<NonNullable<Orders['sort']>>();
  // @ts-expect-error no such order
  expectTypeOf<'colour:asc'>().toExtend<NonNullable<Orders['sort']>>();
});

test('filters, values and orders outside the contract do not compile', () => {
  // @ts-expect-error no such filter
  void (() => useList('listOrders', { filters: { colour: anId } }));
  // @ts-expect-error no such state
  void (() => useList('listOrders', { filters: { state: oneOf(['lost']) } }));
  // @ts-expect-error a day is no flag
  void (() => useList('listOrders', { filters: { from: onlyIf } }));
  // @ts-expect-error no such order
  void (() => useList('listOrders', { sort: 'size:asc' }));
  // @ts-expect-error what the kit sets is no filter
  void (() => useList('listOrders', { filters: { cursor: anId } }));
  // @ts-expect-error not a value of the filter
  void (() => useList('listOrders', { filters: { from: aDay }, start: { from: 7 } }));
  // @ts-expect-error no list
  void (() => useList('getOrder'));
  void (() => useList('listArticles', { filters: { tag: someIds, available: onlyIf, category: anId } }));
});

test('a state of the list accepts no other filter and no other value', () => {
  void ((list: Orders) => {
    list.setFilter('state', 'shipped');
    list.setFilter('state', undefined);
    // @ts-expect-error no such filter
    list.setFilter('colour', 'red');
    // @ts-expect-error no such value
    list.setFilter('state', 'cancelled');
    // @ts-expect-error no such order
    list.setSort('size:asc');
  });
});

test('a column reads the entry and sorts only by sortable fields', () => {
  const column: ListColumn<'listOrders'> = {
    id: 'gross',
    header: 'Summe',
    type: 'money',
    sort: 'gross',
    value: (order) => order.gross,
  };
  expectTypeOf(column.header).toEqualTypeOf<string>();
  // @ts-expect-error no such order
  void ({ id: 'x', header: 'x', sort: 'colour', value: () => '' } satisfies ListColumn<'listOrders'>);
  type Value = Extract<ListColumn<'listOrders'>, { readonly type: 'number' }>['value'];
  // @ts-expect-error an amount is no number
  const wrong: Value = (order) => order.gross;
  void wrong;
});

test('a filter field accepts only filters of the list', () => {
  const filters = { state: oneOf(['shipped', 'received']), from: aDay, to: aDay, tags: someIds };
  type Field = FilterField<FilterValues<typeof filters>>;
  expectTypeOf({ from: 'from', to: 'to', label: 'Zeitraum' } as const).toExtend<Field>();
  expectTypeOf({ name: 'state', label: 'Status', all: 'Alle', options: [] } as const).toExtend<Field>();
  // @ts-expect-error no such filter
  void ({ name: 'colour', label: 'Farbe', all: 'Alle', options: [] } satisfies Field);
  // @ts-expect-error several values are no text
  void ({ name: 'tags', label: 'Schlagwort', all: 'Alle', options: [] } satisfies Field);
});
