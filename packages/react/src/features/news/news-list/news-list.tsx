import { useEffect } from 'react';
import { useList } from '../../../list/use-list.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { NewsCompactView } from './news-compact.view.tsx';
import * as css from './news-list.css.ts';
import { NewsListView, newsFilters } from './news-list.view.tsx';

export interface NewsProps extends WidgetProps {
  /** A short list for a home page. @default false */
  readonly compact?: boolean;
  /** News per page, 1 to 100. @default 12, or 3 when compact */
  readonly limit?: number;
  /** Keeps search, topic and page in the address of the page. @default false */
  readonly syncUrl?: boolean;
  /** Id of the entry that is unfolded at first, if it is on the first page. */
  readonly openId?: string;
}

/** `<foyer-news>`: the list of news. Visiting the full list marks the shown entries as read. */
export function News({ compact = false, limit, syncUrl = false, openId }: NewsProps) {
  const list = useList('listNews', {
    filters: newsFilters,
    sort: 'publishedAt:desc',
    pageSize: limit,
    defaultPageSize: compact ? 3 : 12,
    query: compact ? {} : { markRead: 'true' },
    syncUrl: !compact && syncUrl,
  });
  useVisit(!compact && list.status === 'ready');
  if (compact)
    return (
      <div className={css.container}>
        <NewsCompactView list={list} />
      </div>
    );
  return (
    <div className={css.container}>
      <NewsListView list={list} openId={openId} />
    </div>
  );
}

/** Records the visit in the browser too, so that the red dot disappears at once. */
function useVisit(isVisit: boolean): void {
  const sdk = useSdk();
  useEffect(() => {
    if (isVisit) sdk.markNewsRead();
  }, [sdk, isVisit]);
}
