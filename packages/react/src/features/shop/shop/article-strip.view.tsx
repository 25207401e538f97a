import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { classNames } from '@foyer/ui/style/class-names.ts';
import type { ArticleActions } from '../article-actions.ts';
import { grid, results } from './article-card.css.ts';
import { ArticleCard } from './article-card.view.tsx';
import { ArticleCardSkeleton } from './article-card-skeleton.tsx';
import * as css from './start-page.css.ts';

export interface ArticleStripProps {
  readonly title: string;
  readonly articles: readonly ArticleSummary[] | undefined;
  readonly actions: ArticleActions;
  /** Shows as many as fit beside each other, up to eight. */
  readonly isOneRow?: boolean;
}

/** A heading and a few articles. */
export function ArticleStrip({ title, articles, actions, isOneRow = false }: ArticleStripProps) {
  const className = classNames(grid, isOneRow && css.oneRow);
  const places = isOneRow ? [1, 2, 3, 4, 5, 6, 7, 8] : [1, 2, 3, 4];
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{title}</h2>
      <div className={results}>
        {articles === undefined ? (
          <div className={className}>
            {places.map((key) => (
              <ArticleCardSkeleton key={key} />
            ))}
          </div>
        ) : (
          <ul className={className}>
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} actions={actions} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
