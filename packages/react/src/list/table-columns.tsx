import type { CardArea, TableColumn, TableSort } from '@foyer/ui/table/table-column.ts';
import type { ReactNode } from 'react';
import type { Format } from '../provider/use-format.ts';
import { WidgetLink } from '../widget/links/widget-link.tsx';
import type { ListChoice } from './choice/use-choice.ts';
import * as css from './list.css.ts';
import { type AnyColumn, startsDescending } from './list-columns.ts';
import type { RowLinkOf } from './row-link.ts';

/** Draws the value of a column for an entry. */
export function drawCell<Item>(column: AnyColumn<Item>, item: Item, format: Format): ReactNode {
  if (column.cell) return column.cell(item);
  const { type = 'text' } = column;
  const value = column.value(item);
  if (value === null || value === undefined || value === '') return null;
  if (type === 'money') return format.money(value as Parameters<Format['money']>[0]);
  if (type === 'number') return format.number(value as number);
  if (type === 'date') return <time dateTime={value as string}>{format.date(value as string)}</time>;
  return <span className={css.line}>{value as string}</span>;
}

function drawNote<Item>({ note }: AnyColumn<Item>, item: Item): ReactNode {
  const text = note?.(item);
  return text ? <span className={css.note}>{text}</span> : null;
}

/** Draws the title of an entry; its link spans the row. */
export function drawTitle<Item>(
  column: AnyColumn<Item>,
  item: Item,
  format: Format,
  linkOf: RowLinkOf<Item> | undefined,
): ReactNode {
  const link = linkOf?.(item);
  const content = drawCell(column, item, format);
  if (!link) return content;
  return (
    <WidgetLink {...link} className={css.rowLink} part="row-link">
      {content}
    </WidgetLink>
  );
}

/** Returns the area of a column on a card. */
export const cardOf = ({ card, isTitle, shown }: AnyColumn<never>): CardArea =>
  card ?? (isTitle ? 'title' : shown === 'export' ? 'none' : 'line');

/** Converts columns of a list to columns of a table. */
export const tableColumns = <Item,>(
  columns: readonly AnyColumn<Item>[],
  format: Format,
  linkOf: RowLinkOf<Item> | undefined,
  chosen?: ListChoice<Item>,
): readonly TableColumn<Item>[] =>
  columns.map((column) => ({
    id: column.id,
    header: column.header,
    isPrimary: column.isTitle ?? false,
    isNumeric: column.type === 'number' || column.type === 'money',
    isSortable: column.sort !== undefined,
    startsDescending: startsDescending(column),
    card: cardOf(column),
    isHeaderHidden: column.isHeaderHidden,
    isWideOnly: column.isWideOnly,
    width: column.width,
    skeletonWidth: column.skeletonWidth ?? (column.type === undefined ? '80%' : 84),
    cell: (item) => {
      const content = (
        <>
          {column.isTitle ? drawTitle(column, item, format, linkOf) : drawCell(column, item, format)}
          {drawNote(column, item)}
        </>
      );
      return column.isTitle && chosen ? chosen.box(item, content) : content;
    },
  }));

/** Converts the order of a list to that of a table; undefined if no shown column is sorted. */
export function tableSort(
  columns: readonly AnyColumn<never>[],
  sort: string | undefined,
): TableSort | undefined {
  const [field, direction] = sort?.split(':') ?? [];
  const column = columns.find((each) => each.sort !== undefined && each.sort === field);
  return column && { column: column.id, direction: direction === 'asc' ? 'ascending' : 'descending' };
}

/** Converts the order of a table to the `sort` parameter of the API. */
export function listSort(columns: readonly AnyColumn<never>[], { column, direction }: TableSort): string {
  const { sort = '' } = columns.find(({ id }) => id === column) ?? {};
  return `${sort}:${direction === 'ascending' ? 'asc' : 'desc'}`;
}
