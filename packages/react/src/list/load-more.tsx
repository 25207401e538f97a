import { Button } from '@foyer/ui/button/button.tsx';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import * as css from './list.css.ts';
import type { ListState } from './list-state.ts';

export interface LoadMoreProps {
  readonly list: Pick<
    ListState<unknown>,
    'items' | 'total' | 'totalIsCapped' | 'hasNext' | 'loadMore' | 'isLoadingMore' | 'moreError'
  >;
  /** Text about the loaded part of the list. @default the range and the total */
  readonly shown?: string;
  /** Label of the button. @default "Mehr anzeigen" */
  readonly label?: string;
}

/** Footer of a list that grows: the loaded part, the button for more, and the error of the last attempt. */
export function LoadMore({ list, shown, label }: LoadMoreProps) {
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
