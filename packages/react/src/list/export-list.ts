import { type CsvColumn, createCsv } from '@foyer/contract/csv';
import type { FoyerSdk, Result } from '@foyer/core';
import { saveFile } from '../domain/file/save-file.ts';
import type { AnyColumn } from './list-columns.ts';
import type { ListState } from './list-state.ts';
import type { ListName, PageOf } from './list-types.ts';

type Exported<Item> = Pick<ListState<Item>, 'operation' | 'query'>;

const pageSize = 100;

/** Amounts are written in whole units of their currency. */
const csvColumn = <Item>(column: AnyColumn<Item>): CsvColumn<Item> => ({
  header: column.header,
  isDate: column.type === 'date',
  value: (item) => {
    if (column.type !== 'money') return column.value(item);
    const money = column.value(item);
    return money && money.amount / 100;
  },
});

/** Reads a list page by page and hands it to the user's downloads; false where a page could not be read. */
export async function exportList<Item>(
  sdk: FoyerSdk,
  { operation, query }: Exported<Item>,
  columns: readonly AnyColumn<Item>[],
  { fileName, tag }: { readonly fileName: string; readonly tag: string },
  signal: AbortSignal,
): Promise<boolean> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const asked = { ...query, limit: pageSize, ...(cursor !== null && { cursor }) };
    const answer = (await sdk.call(operation as ListName, { query: asked, signal } as never)) as Result<
      PageOf<Item>
    >;
    if (!answer.ok) return false;
    items.push(...answer.value.items);
    cursor = answer.value.nextCursor;
  } while (cursor !== null);
  const csv = createCsv(columns.map(csvColumn), items, tag);
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`);
  return true;
}
