import type { News } from '@foyer/contract/news/news.contract';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { useRef } from 'react';
import { oneOf } from '../../../list/list-filter.ts';
import { ListPages } from '../../../list/list-pages.tsx';
import type { ListState } from '../../../list/list-state.ts';
import { ListStates } from '../../../list/list-states.tsx';
import { ListToolbar } from '../../../list/list-toolbar.tsx';
import type { FilterValues } from '../../../list/list-types.ts';
import { NewsCard } from './news-card.view.tsx';
import * as css from './news-list.css.ts';
import { useNewsListMessages } from './news-list.messages.ts';
import { NoNews } from './no-news.view.tsx';

const categories = ['product', 'service', 'event', 'notice'] as const satisfies readonly News['category'][];

/** The filters of news. */
export const newsFilters = { category: oneOf(categories) };

export interface NewsListViewProps {
  readonly list: ListState<News, FilterValues<typeof newsFilters>>;
  /** Id of the entry that is unfolded at first. */
  readonly openId?: string | undefined;
}

/** All news as cards, with topic and search. */
export function NewsListView({ list, openId }: NewsListViewProps) {
  const { t } = useNewsListMessages();
  const head = useRef<HTMLDivElement>(null);
  return (
    <div className={css.layout} part="news">
      <h1 className={css.title} part="title">
        <slot name="heading">{t('news.news-list.title')}</slot>
      </h1>
      <slot name="before" />
      <div>
        <ListToolbar
          list={list}
          searchLabel={t('news.news-list.search')}
          filters={[
            {
              name: 'category',
              label: t('news.news-list.filter.category'),
              all: t('news.news-list.filter.category.all'),
              options: categories.map((value) => ({ value, label: t(`news.news-list.category.${value}`) })),
            },
          ]}
        />
        <div ref={head} tabIndex={-1} className={css.head}>
          <ListStates list={list} skeleton={<NewsSkeletons />} empty={<NoNews onReload={list.reload} />}>
            <ul className={css.list} part="list">
              {list.items.map((news) => (
                <li key={news.id}>
                  <NewsCard news={news} isOpened={news.id === openId} />
                </li>
              ))}
            </ul>
          </ListStates>
        </div>
        <ListPages list={list} head={head} />
      </div>
      <slot name="after" />
    </div>
  );
}

function NewsSkeletons() {
  return (
    <div className={css.list}>
      <Skeleton width="100%" height={380} />
      <Skeleton width="100%" height={380} />
      <Skeleton width="100%" height={380} />
    </div>
  );
}
