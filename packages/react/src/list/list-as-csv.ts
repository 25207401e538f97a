import { type CsvColumn, createCsv } from '@foyer/contract/create-csv';
import type { AnyColumn } from './list-columns.ts';

/** Amounts are written in whole units of their currency. */
const csvColumn = <Item>(column: AnyColumn<Item>): CsvColumn<Item> => ({
  header: column.header,
  isDate: column.type === 'date',
  ...(column.type === 'money' && { decimals: 2 }),
  value: (item) => {
    if (column.type !== 'money') return column.value(item);
    const money = column.value(item);
    return money && money.amount / 100;
  },
});

/** Writes a list as a CSV file that the spreadsheets of a language open without an import dialog. */
export const listAsCsv = async <Item>(
  columns: readonly AnyColumn<Item>[],
  items: readonly Item[],
  { tag }: { readonly tag: string },
): Promise<Blob> =>
  new Blob([createCsv(columns.map(csvColumn), items, tag)], { type: 'text/csv;charset=utf-8' });
