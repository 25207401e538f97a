import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { WidgetBreadcrumb } from '../../../widget/links/widget-breadcrumb.tsx';
import type { ArticleActions } from '../article-actions.ts';
import * as css from './article.css.ts';
import { useArticleMessages } from './article.messages.ts';
import { ArticleGallery } from './article-gallery.view.tsx';
import { ArticleIntroduction, ArticlePrice } from './article-introduction.view.tsx';

export interface ArticleSkeletonProps {
  /** Data of the card from which the article was opened. */
  readonly known: ArticleSummary | undefined;
  readonly mode: ArticleActions['mode'];
}

/** A skeleton of an article, with the data that is known already. */
export function ArticleSkeleton({ known, mode }: ArticleSkeletonProps) {
  const { t } = useArticleMessages();
  const label = t('shop.article.article-loading');
  if (known)
    return (
      <div className={css.article}>
        <WidgetBreadcrumb steps={undefined} current={known.name} isText />
        <div className={css.main}>
          <ArticleGallery name={known.name} pictures={[known.picture]} />
          <div className={css.offer}>
            <ArticleIntroduction article={known} />
            <div className={css.buyBox}>
              <ArticlePrice price={known.price} mode={mode} />
              <SkeletonGroup label={label}>
                <Skeleton height={200} width="100%" />
              </SkeletonGroup>
            </div>
          </div>
        </div>
      </div>
    );
  return (
    <SkeletonGroup label={label} className={css.article}>
      <Skeleton width="50%" height={20} />
      <div className={css.main}>
        <span className={css.bigPicture}>
          <Skeleton height="100%" />
        </span>
        <div className={css.offer}>
          <Skeleton width={120} height={20} />
          <Skeleton width="80%" height={40} />
          <Skeleton height={48} />
          <Skeleton width={160} height={24} />
          <Skeleton height={200} />
        </div>
      </div>
    </SkeletonGroup>
  );
}
