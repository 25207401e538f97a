import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import * as css from './article-card.css.ts';

export interface ArticleCardSkeletonProps {
  /** @default 'grid' */
  readonly layout?: 'grid' | 'list';
  /** `li` in a list of cards. @default 'div' */
  readonly as?: 'div' | 'li';
}

/** A skeleton with the same lines as a card. */
export function ArticleCardSkeleton({ layout = 'grid', as: Box = 'div' }: ArticleCardSkeletonProps) {
  return (
    <Box className={classNames(css.card, layout === 'grid' ? css.tile : css.row)} aria-hidden="true">
      <span className={css.picture}>
        <Skeleton height="100%" />
      </span>
      <div className={css.text}>
        <div className={css.number}>
          <Skeleton width="60%" height={12} />
        </div>
        <div className={css.name}>
          <Skeleton width="90%" height={14} />
        </div>
        <div className={css.availability}>
          <Skeleton width={88} height={20} />
        </div>
      </div>
      <div className={css.price}>
        <Skeleton width={96} height={28} />
        <Skeleton width={72} height={16} />
        <span className={css.tier} />
      </div>
      <div className={css.buySkeleton}>
        <Skeleton height={40} />
      </div>
    </Box>
  );
}
