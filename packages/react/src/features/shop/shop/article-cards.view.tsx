import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import type { ArticleActions } from '../article-actions.ts';
import { grid, list } from './article-card.css.ts';
import { ArticleCard } from './article-card.view.tsx';

export interface ArticleCardsProps {
  readonly articles: readonly ArticleSummary[];
  readonly view: 'grid' | 'list';
  readonly actions: ArticleActions;
}

/** The articles that were found, as cards or as rows. */
export function ArticleCards({ articles, view, actions }: ArticleCardsProps) {
  return (
    <ul className={view === 'grid' ? grid : list} part="articles">
      {articles.map((article, index) => (
        <ArticleCard
          key={article.id}
          article={article}
          actions={actions}
          layout={view}
          isEager={index < 4}
          headingLevel={2}
        />
      ))}
    </ul>
  );
}
