import { Button } from '@foyer/ui/button/button.tsx';
import { DownloadIcon, SearchIcon } from '@foyer/ui/icon/icons.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import type { ReactNode } from 'react';
import { useBaseMessages } from '../i18n/base.messages.ts';
import * as css from './list.css.ts';
import type { CsvExport } from './use-csv-export.ts';
import type { ListState } from './use-list.ts';

export interface ListToolbarProps {
  readonly list: Pick<
    ListState<unknown>,
    'search' | 'setSearch' | 'total' | 'totalIsCapped' | 'isFiltered' | 'resetFilters' | 'status'
  >;
  /** @default "Suche" */
  readonly searchLabel?: string;
  readonly csv?: CsvExport;
  /** Filters: selects, date fields. */
  readonly children?: ReactNode;
}

/** Search, filters, count and export above a list. */
export function ListToolbar({ list, searchLabel, csv, children }: ListToolbarProps) {
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
          onValueChange={list.setSearch}
          maxLength={100}
          autoComplete="off"
        />
        {children}
        {list.isFiltered && (
          <Button variant="ghost" onClick={list.resetFilters}>
            {t('base.list.filters-reset')}
          </Button>
        )}
        {csv && <ExportButton csv={csv} />}
      </search>
      <ListCount list={list} />
    </div>
  );
}

function ExportButton({ csv }: { readonly csv: CsvExport }) {
  const { t } = useBaseMessages();
  return (
    <div className={css.exportBox}>
      <Button
        variant="secondary"
        icon={<DownloadIcon size={18} />}
        isLoading={csv.isRunning}
        loadingLabel={t('base.list.exporting')}
        onClick={csv.start}
      >
        {t('base.list.export')}
      </Button>
      {csv.hasFailed && <p role="alert">{t('base.list.export-failed')}</p>}
    </div>
  );
}

function ListCount({ list }: Pick<ListToolbarProps, 'list'>) {
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
