import { Button } from '@foyer/ui/button/button.tsx';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import * as css from './list.css.ts';
import type { ListState } from './list-state.ts';

export interface MoreStateProps {
  readonly list: Pick<
    ListState<unknown>,
    'items' | 'total' | 'totalIsCapped' | 'hasNext' | 'loadMore' | 'isLoadingMore' | 'moreError'
  >;
  /** How much of the list is there, in the list's own words. */
  readonly shown?: string;
  /** @default "Mehr anzeigen" */
  readonly label?: string;
}

/** Below a list that grows: how much of it is there, the way to more, and what came between. */
export function MoreState({ list, shown, label }: MoreStateProps) {
  const { t } = useFirstMessages();
  const { errorText } = useErrorText();
  const { items, total, totalIsCapped, hasNext, moreError } = list;
  if (!hasNext) return null;
  return (
    <div className={css.more}>
      {total !== undefined && (
        <p className={css.range} part="range">
          {shown ??
            t(totalIsCapped ? 'base.list.range-capped' : 'base.list.range', {
              from: 1,
              to: items.length,
              total,
            })}
        </p>
      )}
      {moreError !== undefined && (
        <p className={css.failed} role="alert">
          {errorText(moreError)}
        </p>
      )}
      <Button
        variant="secondary"
        isLoading={list.isLoadingMore}
        loadingLabel={t('base.loading')}
        onClick={() => list.loadMore()}
        part="more"
      >
        {label ?? t('base.list.more')}
      </Button>
    </div>
  );
}
