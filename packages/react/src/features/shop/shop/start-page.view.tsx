import type { ArticleSummary, Category } from '@foyer/contract/shop/shop.schema';
import { buttonClass } from '@foyer/ui/button/button.tsx';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { ArticlePicture } from '../../../domain/article/article-picture.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import type { ArticleActions } from '../article-actions.ts';
import { ArticleStrip } from './article-strip.view.tsx';
import { useShopMessages } from './shop.messages.ts';
import * as css from './start-page.css.ts';

export interface StartPageProps {
  readonly categories: readonly Category[] | undefined;
  /** Undefined while loading. */
  readonly novelties: readonly ArticleSummary[] | undefined;
  readonly recent: readonly ArticleSummary[];
  readonly actions: ArticleActions;
  /** Shows a category (all if empty) in this widget, where the host has no page for the list. */
  readonly onBrowseHere: (categoryId: string) => void;
}

/** The start page: categories, novelties and recently viewed articles. */
export function StartPage({ categories, novelties, recent, actions, onBrowseHere }: StartPageProps) {
  const { t } = useShopMessages();
  return (
    <div className={css.start} part="start-page">
      <div className={css.intro}>
        <p className={css.introText}>{t('shop.shop.start-text')}</p>
        <WidgetLink
          className={buttonClass({})}
          target={{ route: 'shop-products' }}
          onLocal={() => onBrowseHere('')}
        >
          {t('shop.shop.browse-all')}
        </WidgetLink>
      </div>
      <section className={css.section}>
        <h2 className={css.heading}>{t('shop.shop.categories')}</h2>
        <ul className={css.categories}>
          {categories
            ? categories.filter(isTop).map((category) => (
                <li key={category.id}>
                  <CategoryTile category={category} onBrowseHere={onBrowseHere} />
                </li>
              ))
            : [1, 2, 3, 4, 5, 6].map((key) => (
                <li key={key} aria-hidden="true">
                  <CategorySkeleton />
                </li>
              ))}
        </ul>
      </section>
      <ArticleStrip title={t('shop.shop.novelties')} articles={novelties} actions={actions} />
      {recent.length > 0 && (
        <ArticleStrip title={t('shop.shop.recently-seen')} articles={recent} actions={actions} />
      )}
    </div>
  );
}

const isTop = ({ parentId }: Category): boolean => parentId === null;

/** A skeleton of a category tile. */
function CategorySkeleton() {
  return (
    <div className={css.category}>
      <span className={css.categoryPicture}>
        <Skeleton height="100%" />
      </span>
      <span className={css.categoryName} />
      <span className={css.categoryCount} />
    </div>
  );
}

function CategoryTile({
  category,
  onBrowseHere,
}: { category: Category } & Pick<StartPageProps, 'onBrowseHere'>) {
  const { t } = useShopMessages();
  const { pictureUrl, name } = category;
  return (
    <WidgetLink
      className={css.category}
      target={{ route: 'shop-products', query: { 'shop.category': category.id } }}
      onLocal={() => onBrowseHere(category.id)}
      part="category"
    >
      {pictureUrl !== null && (
        <ArticlePicture
          className={css.categoryPicture}
          picture={{ url: pictureUrl, alt: name, width: 240, height: 180 }}
          isDecorative
        />
      )}
      <span className={css.categoryName}>{name}</span>
      <span className={css.categoryCount}>
        {t('shop.shop.category-count', { count: category.articleCount })}
      </span>
    </WidgetLink>
  );
}
