import { Button } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { SearchIcon } from '@foyer/ui/icon/icons.tsx';
import { SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { FailedState } from '../widget/widget-states.tsx';
import * as css from './list.css.ts';
import type { ListState } from './list-state.ts';

export interface ListStatesProps {
  readonly list: Pick<
    ListState<unknown>,
    'status' | 'items' | 'error' | 'reload' | 'isReloading' | 'isFiltered' | 'resetFilters'
  >;
  /** Stand-ins of the final size. */
  readonly skeleton: ReactNode;
  /** Shown when there is nothing at all; @default the general empty state */
  readonly empty?: ReactNode;
  readonly children: ReactNode;
}

/** Draws the list, or what is there instead of it: loading, failed, nothing yet, nothing found. */
export function ListStates({ list, skeleton, empty, children }: ListStatesProps) {
  const { t } = useFirstMessages();
  if (list.status === 'loading') return <SkeletonGroup label={t('base.loading')}>{skeleton}</SkeletonGroup>;
  if (list.status === 'error' && list.error) {
    return <FailedState error={list.error} onRetry={list.reload} isRetrying={list.isReloading} />;
  }
  if (list.items.length > 0) {
    return (
      <div
        aria-busy={list.isReloading}
        className={list.isReloading ? css.stale : css.current}
        part="list-body"
      >
        {children}
      </div>
    );
  }
  return list.isFiltered ? (
    <NoMatch onReset={() => list.resetFilters()} />
  ) : (
    (empty ?? <NothingYet onReload={list.reload} />)
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
