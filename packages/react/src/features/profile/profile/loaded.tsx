import type { Loadable } from '@foyer/core';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { useFirstMessages } from '../../../i18n/first/first.messages.ts';
import { FailedState } from '../../../widget/states/widget-states.tsx';

export interface LoadedProps<T> {
  readonly read: Loadable<T> & { readonly reload: () => Promise<void> };
  /** Size of the skeleton: a class with the height of the content, or a number of rows of a height in px. */
  readonly room: string | { readonly entries: number; readonly height: number };
  readonly children: (data: T) => ReactNode;
}

/** Renders the data of a section, a skeleton while it loads, or a retry after an error, independent of other sections. */
export function Loaded<T>({ read, room, children }: LoadedProps<T>) {
  const { t } = useFirstMessages();
  if (read.data !== undefined) return children(read.data);
  if (read.error)
    return (
      <FailedState
        error={read.error}
        onRetry={() => void read.reload()}
        isRetrying={read.status === 'loading'}
      />
    );
  return (
    <SkeletonGroup label={t('base.loading')}>
      {typeof room === 'string' ? (
        <div className={room}>
          <Skeleton height="100%" />
        </div>
      ) : (
        Array.from({ length: room.entries }, (_, at) => at).map((at) => (
          <Skeleton key={at} height={room.height} />
        ))
      )}
    </SkeletonGroup>
  );
}
