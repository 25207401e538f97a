import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { buttonClass } from '@foyer/ui/button/button.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { ArticlePicture } from '../../../domain/article/article-picture.tsx';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { useKnownLink } from '../../../list/known-row.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { AddToCart } from '../add-to-cart.tsx';
import type { ArticleActions } from '../article-actions.ts';
import { availabilityBadge, leadTimeText, priceTexts, tierText } from '../article-texts.ts';
import { canBeOrdered } from '../can-be-ordered.ts';
import { useShopFeatureMessages } from '../shop-feature.messages.ts';
import * as css from './article-card.css.ts';

export interface ArticleCardProps {
  readonly article: ArticleSummary;
  readonly actions: ArticleActions;
  /** @default 'grid' */
  readonly layout?: 'grid' | 'list';
  /** Loads the picture eagerly. @default false */
  readonly isEager?: boolean;
  /** @default 3 */
  readonly headingLevel?: 2 | 3 | 4;
}

/** An article in a list; a single link covers its picture and name. */
export function ArticleCard({
  article,
  actions,
  layout = 'grid',
  isEager = false,
  headingLevel = 3,
}: ArticleCardProps) {
  const { t } = useShopFeatureMessages();
  const format = useFormat();
  const Heading = `h${headingLevel}` as const;
  const inCart = actions.inCart.get(article.id) ?? 0;
  const availability = availabilityBadge(t, article);
  const isThere = canBeOrdered(article);
  const link = useKnownLink('listArticles')(article, {
    target: { route: 'shop-product', params: { id: article.id } },
    onLocal: () => actions.onOpenHere(article.id),
  });
  const price = priceTexts(t, format, article.price, actions.mode);
  return (
    <li className={classNames(css.card, layout === 'grid' ? css.tile : css.row)} part="article-card">
      <ArticlePicture picture={article.picture} className={css.picture} isDecorative isEager={isEager} />
      <div className={css.text}>
        <p className={css.number}>
          {t('shop.number', { number: article.number })}
          {inCart > 0 && <span className={css.inCart}>{t('shop.in-cart', { quantity: inCart })}</span>}
        </p>
        <Heading className={css.name}>
          <WidgetLink {...link} className={css.link} part="article-link">
            <span className={css.clamp}>{keepUnits(article.name)}</span>
          </WidgetLink>
        </Heading>
        <div className={css.availability}>
          <Badge tone={availability.tone}>{availability.label}</Badge>
          <span className={css.leadTime}>{leadTimeText(t, article)}</span>
        </div>
      </div>
      <div className={css.price} part="price">
        <strong className={css.priceMain}>{price.main}</strong>
        <span className={css.priceOther}>{price.other}</span>
        <span className={css.tier}>{isThere && tierText(t, format, article, actions.mode)}</span>
      </div>
      <div className={css.buy}>
        {isThere ? (
          <AddToCart article={article} actions={actions} isCompact />
        ) : (
          <WidgetLink
            {...link}
            className={buttonClass({ variant: 'secondary', isBlock: true })}
            aria-label={t('shop.alternatives-to', { name: article.name })}
            part="alternatives-link"
          >
            {t('shop.alternatives')}
          </WidgetLink>
        )}
      </div>
    </li>
  );
}
