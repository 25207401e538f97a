import { Button } from '@foyer/ui/button/button.tsx';
import { SearchIcon } from '@foyer/ui/icon/icons.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import type { ReactNode } from 'react';
import { useBaseMessages } from '../i18n/base.messages.ts';
import { ColumnChoiceButton } from './column-choice-button.tsx';
import { ExportButton } from './export-button.tsx';
import * as css from './list.css.ts';
import type { AnyColumn } from './list-columns.ts';
import type { AnyList, ListState } from './list-state.ts';

export interface ListToolbarProps<Item> {
  readonly list: AnyList<Item>;
  /** @default "Suche" */
  readonly searchLabel?: string | undefined;
  /** For the choice of columns and the export; a list without them has neither. */
  readonly columns?: readonly AnyColumn<Item>[];
  readonly fileName?: string;
  /** Filters: `FilterSelect`, `FilterDays`. */
  readonly children?: ReactNode;
}

/** Search, filters, columns, export and count above a list. */
export function ListToolbar<Item>(props: ListToolbarProps<Item>) {
  const { list, searchLabel, columns, fileName, children } = props;
  const { t } = useBaseMessages();
  return (
    <div className={css.toolbar} part="toolbar">
      <search className={css.controls}>
        <TextField
          type="search"
          label={searchLabel ?? t('base.list.search')}
          className={css.search}
          prefix={<SearchIcon size={18} />}
          value={list.search}
          onValueChange={(text) => list.setSearch(text)}
          maxLength={100}
          autoComplete="off"
        />
        {children}
        {list.isFiltered && (
          <Button variant="ghost" onClick={() => list.resetFilters()}>
            {t('base.list.filters-reset')}
          </Button>
        )}
      </search>
      <div className={css.summary}>
        <ListCount list={list} />
        {columns && <ColumnChoiceButton list={list} columns={columns} />}
        {columns && fileName && <ExportButton list={list} columns={columns} fileName={fileName} />}
      </div>
    </div>
  );
}

function ListCount({ list }: { list: Pick<ListState<unknown>, 'total' | 'totalIsCapped' | 'status'> }) {
  const { t } = useBaseMessages();
  const { total, totalIsCapped, status } = list;
  const text =
    status !== 'ready' || total === undefined
      ? ''
      : t(totalIsCapped ? 'base.list.results-capped' : 'base.list.results', { count: total });
  return (
    <p className={css.count} role="status" part="count">
      {text}
    </p>
  );
}
