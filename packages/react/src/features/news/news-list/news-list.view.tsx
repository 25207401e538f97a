import type { News } from '@foyer/contract/news/news.contract';
import { Select } from '@foyer/ui/select/select.tsx';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { ListPages } from '../../../list/list-pages.tsx';
import { ListStates } from '../../../list/list-states.tsx';
import { ListToolbar } from '../../../list/list-toolbar.tsx';
import type { ListState } from '../../../list/use-list.ts';
import { NewsCard } from './news-card.view.tsx';
import * as css from './news-list.css.ts';
import { useNewsListMessages } from './news-list.messages.ts';
import { NoNews } from './no-news.view.tsx';

const categories: readonly News['category'][] = ['product', 'service', 'event', 'notice'];

export interface NewsListViewProps {
  readonly list: ListState<News>;
}

/** All news as cards, with topic and search. */
export function NewsListView({ list }: NewsListViewProps) {
  const { t } = useNewsListMessages();
  return (
    <div className={css.layout} part="news">
      <h1 className={css.title} part="title">
        {t('news.news-list.title')}
      </h1>
      <div>
        <ListToolbar list={list} searchLabel={t('news.news-list.search')}>
          <Select
            className={css.category}
            label={t('news.news-list.filter.category')}
            placeholder={t('news.news-list.filter.category.all')}
            options={categories.map((value) => ({ value, label: t(`news.news-list.category.${value}`) }))}
            value={list.filters.category ?? ''}
            onValueChange={(value) => list.setFilter('category', value)}
          />
        </ListToolbar>
        <ListStates list={list} skeleton={<NewsSkeletons />} empty={<NoNews onReload={list.reload} />}>
          <ul className={css.list} part="list">
            {list.items.map((news) => (
              <li key={news.id}>
                <NewsCard news={news} />
              </li>
            ))}
          </ul>
        </ListStates>
        <ListPages list={list} />
      </div>
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
