import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import type { ArticleActions } from '../article-actions.ts';
import { grid, results } from './article-card.css.ts';
import { ArticleCard } from './article-card.view.tsx';
import { ArticleCardSkeleton } from './article-card-skeleton.tsx';
import * as css from './start-page.css.ts';

export interface ArticleStripProps {
  readonly title: string;
  readonly articles: readonly ArticleSummary[] | undefined;
  readonly actions: ArticleActions;
}

/** A heading and a few articles. */
export function ArticleStrip({ title, articles, actions }: ArticleStripProps) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{title}</h2>
      <div className={results}>
        {articles === undefined ? (
          <div className={grid}>
            {[1, 2, 3, 4].map((key) => (
              <ArticleCardSkeleton key={key} />
            ))}
          </div>
        ) : (
          <ul className={grid}>
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} actions={actions} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
