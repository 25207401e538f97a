import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { type ReactNode, Suspense } from 'react';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { FailedState } from '../widget/states/widget-states.tsx';
import * as css from './list.css.ts';
import type { ListEmptyProps } from './list-empty.tsx';
import type { ListState } from './list-state.ts';

const ListEmpty = lazyView<ListEmptyProps>(async () => (await import('./list-empty.tsx')).ListEmpty);

export interface ListStatesProps {
  readonly list: Pick<
    ListState<unknown>,
    'status' | 'items' | 'error' | 'reload' | 'isReloading' | 'isFiltered' | 'resetFilters'
  >;
  /** Skeleton of the final size. */
  readonly skeleton: ReactNode;
  /** Shown when the list has no entries and no filter is set. @default the general empty state */
  readonly empty?: ReactNode;
  readonly children: ReactNode;
}

/** Draws the list, or its state: loading, failed, empty, no match. */
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
  const nothing = (
    <Suspense fallback={<Skeleton height={240} width="100%" />}>
      <ListEmpty list={list} />
    </Suspense>
  );
  return list.isFiltered ? nothing : <slot name="empty">{empty || nothing}</slot>;
}
