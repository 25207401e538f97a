import { useEffect } from 'react';
import { useList } from '../../../list/use-list.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useLocale } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { NewsCompactView } from './news-compact.view.tsx';
import * as css from './news-list.css.ts';
import { NewsListView } from './news-list.view.tsx';

export interface NewsProps extends WidgetProps {
  /** A short list for a home page. @default false */
  readonly compact?: boolean;
  /** News per page, 1 to 100. @default 12, or 3 when compact */
  readonly limit?: number;
}

/** `<foyer-news>`: what is new. Visiting the full list marks what it shows as read. */
export function News({ compact = false, limit }: NewsProps) {
  const { code: locale } = useLocale();
  const fallback = compact ? 3 : 12;
  const isLimit = limit !== undefined && Number.isInteger(limit) && limit >= 1 && limit <= 100;
  const pageSize = isLimit ? limit : fallback;
  const list = useList('listNews', {
    filters: { category: undefined },
    sort: 'publishedAt:desc',
    query: { limit: pageSize, locale, ...(!compact && { markRead: 'true' as const }) },
  });
  useVisit(!compact && list.status === 'ready');
  if (compact)
    return (
      <div className={css.container}>
        <NewsCompactView list={list} limit={pageSize} />
      </div>
    );
  return (
    <div className={css.container}>
      <NewsListView list={list} />
    </div>
  );
}

/** The browser remembers the visit too, so that the red dot goes at once. */
function useVisit(isVisit: boolean): void {
  const sdk = useSdk();
  useEffect(() => {
    if (isVisit) sdk.markNewsRead();
  }, [sdk, isVisit]);
}
