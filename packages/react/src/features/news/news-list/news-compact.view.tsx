import type { News } from '@foyer/contract/news/news.contract';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import type { AnyList } from '../../../list/list-state.ts';
import { ListStates } from '../../../list/list-states.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { NewsMeta, NewsPicture } from './news-card.view.tsx';
import * as css from './news-list.css.ts';
import { useNewsListMessages } from './news-list.messages.ts';
import { NoNews } from './no-news.view.tsx';

export interface NewsCompactViewProps {
  readonly list: AnyList<News>;
}

/** The latest news for a home page, which itself has the heading and the link to all news. */
export function NewsCompactView({ list }: NewsCompactViewProps) {
  const { t } = useNewsListMessages();
  return (
    <section aria-label={t('news.news-list.title')} part="news">
      <slot name="before" />
      <ListStates
        list={list}
        skeleton={<Skeletons count={list.limit} />}
        empty={<NoNews onReload={list.reload} />}
      >
        <ul className={css.compactList} part="list">
          {list.items.map((news) => (
            <li key={news.id} className={css.compactItem} part="article">
              <NewsPicture picture={news.picture && { ...news.picture, alt: '' }} className={css.thumbnail} />
              <div className={css.compactBody}>
                <NewsMeta news={news} />
                <WidgetLink target={{ route: 'news', query: { open: news.id } }} className={css.compactLink}>
                  <span className={css.compactTitle}>{news.title}</span>
                </WidgetLink>
              </div>
            </li>
          ))}
        </ul>
      </ListStates>
      <slot name="after" />
    </section>
  );
}

function Skeletons({ count }: { count: number }) {
  return (
    <div className={css.compactList}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={index} className={css.compactItem}>
          <Skeleton width={72} height={54} />
          <Skeleton width="80%" height={40} />
        </div>
      ))}
    </div>
  );
}
