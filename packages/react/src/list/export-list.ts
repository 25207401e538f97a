import { businessDay } from '@foyer/contract/business-day';
import type { FoyerSdk, Result } from '@foyer/core';
import { saveFile } from '../domain/file/save-file.ts';
import type { useFirstMessages } from '../i18n/first/first.messages.ts';
import type { AnyColumn } from './list-columns.ts';
import type { ListState } from './list-state.ts';
import type { ListName, PageOf } from './list-types.ts';
import { type Period, periodName } from './period-name.ts';

/** A list to export: its operation with the query that filters and sorts it. */
export type Exported<Item> = Pick<ListState<Item>, 'operation' | 'query'>;
/** File format: a CSV file in the conventions of the reader's language, or an XLSX workbook. */
export type ExportFormat = 'csv' | 'xlsx';

/** Content and name of an export. */
export interface ExportOf<Item> {
  readonly list: Exported<Item>;
  readonly columns: readonly AnyColumn<Item>[];
  /** Name of the file, without period and extension. */
  readonly fileName: string;
  /** Name of the table in a workbook. */
  readonly title: string;
  /** Days that the list is filtered to. */
  readonly period: Period;
}

/** Format of an export and language of its reader (`tag`, a BCP 47 tag). */
export interface ExportFor {
  readonly format: ExportFormat;
  readonly tag: string;
  readonly t: ReturnType<typeof useFirstMessages>['t'];
}

const pageSize = 100;

/** Reads all entries of a list, page by page; undefined if a page could not be read. */
async function readAll<Item>(
  sdk: FoyerSdk,
  { operation, query }: Exported<Item>,
  signal: AbortSignal,
): Promise<readonly Item[] | undefined> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const asked = { ...query, limit: pageSize, ...(cursor !== null && { cursor }) };
    const answer = (await sdk.call(operation as ListName, { query: asked, signal } as never)) as Result<
      PageOf<Item>
    >;
    if (!answer.ok) return undefined;
    items.push(...answer.value.items);
    cursor = answer.value.nextCursor;
  } while (cursor !== null);
  return items;
}

/** Returns the name of the file, with its period. */
function nameOf({ fileName, period }: ExportOf<never>, { t }: ExportFor): string {
  const name = periodName(period, businessDay());
  if (name.kind === 'one') return `${fileName}-${name.period}`;
  if (name.kind === 'until') return t('base.list.file-until', { name: fileName, to: name.to });
  return t('base.list.file-range', { name: fileName, from: name.from, to: name.to });
}

/** Reads a list to its end and saves it as a download; returns the file's name, or undefined if the list could not be read. */
export async function exportList<Item>(
  sdk: FoyerSdk,
  exported: ExportOf<Item>,
  reader: ExportFor,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { list, columns, title } = exported;
  const { format, tag } = reader;
  // The writer is loaded on demand, in parallel with the first page.
  const writing =
    format === 'csv'
      ? import('./list-as-csv.ts').then(({ listAsCsv }) => listAsCsv)
      : import('./list-as-workbook.ts').then(({ listAsWorkbook }) => listAsWorkbook);
  const [items, write] = await Promise.all([readAll(sdk, list, signal), writing]);
  if (items === undefined || signal.aborted) return undefined;
  const name = `${nameOf(exported, reader)}.${format}`;
  // A column with a hidden heading holds buttons and has no value to export.
  const written = columns.filter(({ isHeaderHidden }) => !isHeaderHidden);
  saveFile(await write(written, items, { title, tag }), name);
  return name;
}
