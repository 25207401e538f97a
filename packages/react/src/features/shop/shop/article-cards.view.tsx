import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { useDeferredValue } from 'react';
import type { ArticleActions } from '../article-actions.ts';
import { grid, list } from './article-card.css.ts';
import { ArticleCard } from './article-card.view.tsx';
import { ArticleCardSkeleton } from './article-card-skeleton.tsx';

/** In px: narrower screens have a single column of cards. */
const mostNarrow = 640;

/** Number of cards that fill a screen; the other ones are rendered later and have skeletons until then. */
const seenFirst = () => (screen.width < mostNarrow ? 4 : 8);

export interface ArticleCardsProps {
  readonly articles: readonly ArticleSummary[];
  readonly view: 'grid' | 'list';
  readonly actions: ArticleActions;
}

/** The articles found, as a grid or as rows. */
export function ArticleCards({ articles, view, actions }: ArticleCardsProps) {
  const drawn = useDeferredValue(articles.length, seenFirst());
  return (
    <ul className={view === 'grid' ? grid : list} part="articles">
      {articles.map((article, index) =>
        index < drawn ? (
          <ArticleCard
            key={article.id}
            article={article}
            actions={actions}
            layout={view}
            isEager={index < 4}
            headingLevel={2}
          />
        ) : (
          <ArticleCardSkeleton key={article.id} as="li" layout={view} />
        ),
      )}
    </ul>
  );
}
