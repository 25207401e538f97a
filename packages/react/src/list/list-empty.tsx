import { Button } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { SearchIcon } from '@foyer/ui/icon/icons.tsx';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import type { ListState } from './list-state.ts';

export interface ListEmptyProps {
  readonly list: Pick<ListState<unknown>, 'isFiltered' | 'resetFilters' | 'reload'>;
}

/** Empty state of a list: no match for the filters, or no entries yet. */
export function ListEmpty({ list }: ListEmptyProps) {
  return list.isFiltered ? (
    <NoMatch onReset={() => list.resetFilters()} />
  ) : (
    <NothingYet onReload={list.reload} />
  );
}

function NoMatch({ onReset }: { readonly onReset: () => void }) {
  const { t } = useFirstMessages();
  return (
    <EmptyState
      icon={<SearchIcon size={24} />}
      title={t('base.list.no-match.title')}
      actions={
        <Button variant="secondary" onClick={onReset}>
          {t('base.list.filters-reset')}
        </Button>
      }
    >
      {t('base.list.no-match.text')}
    </EmptyState>
  );
}

function NothingYet({ onReload }: { readonly onReload: () => void }) {
  const { t } = useFirstMessages();
  return (
    <EmptyState
      title={t('base.list.empty.title')}
      actions={
        <Button variant="secondary" onClick={onReload}>
          {t('base.reload')}
        </Button>
      }
    >
      {t('base.list.empty.text')}
    </EmptyState>
  );
}
