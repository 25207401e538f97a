import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { useDeferredValue } from 'react';
import type { ArticleActions } from '../article-actions.ts';
import { grid, list } from './article-card.css.ts';
import { ArticleCard } from './article-card.view.tsx';
import { ArticleCardSkeleton } from './article-card-skeleton.tsx';

/** px: a narrower screen has the cards below each other. */
const mostNarrow = 640;

/** So many fill a screen; a phone is not kept waiting for the others, which have their room. */
const seenFirst = () => (screen.width < mostNarrow ? 4 : 8);

export interface ArticleCardsProps {
  readonly articles: readonly ArticleSummary[];
  readonly view: 'grid' | 'list';
  readonly actions: ArticleActions;
}

/** The articles that were found, as cards or as rows. */
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
