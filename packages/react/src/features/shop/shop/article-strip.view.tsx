import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import type { ArticleActions } from '../article-actions.ts';
import { mostInStrip } from '../most-in-strip.ts';
import { results } from './article-card.css.ts';
import { ArticleCard } from './article-card.view.tsx';
import { ArticleCardSkeleton } from './article-card-skeleton.tsx';
import * as css from './start-page.css.ts';

export interface ArticleStripProps {
  readonly title: string;
  readonly articles: readonly ArticleSummary[] | undefined;
  readonly actions: ArticleActions;
}

const places = Array.from({ length: mostInStrip }, (_, at) => at);

/** A heading and a row of articles. */
export function ArticleStrip({ title, articles, actions }: ArticleStripProps) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{title}</h2>
      <div className={results}>
        {articles === undefined ? (
          <div className={css.strip}>
            {places.map((place) => (
              <ArticleCardSkeleton key={place} />
            ))}
          </div>
        ) : (
          <ul className={css.strip}>
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} actions={actions} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
