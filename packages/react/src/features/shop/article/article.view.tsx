import type { Article, ArticleSummary, Category } from '@foyer/contract/shop/shop.schema';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { AskAbout } from '../../../domain/ticket/ask-about.tsx';
import type { BreadcrumbStep } from '../../../widget/links/breadcrumb-step.ts';
import { WidgetBreadcrumb } from '../../../widget/links/widget-breadcrumb.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { AddToCart } from '../add-to-cart.tsx';
import type { ArticleActions } from '../article-actions.ts';
import { canBeOrdered } from '../can-be-ordered.ts';
import type { ArticleStripProps } from '../shop/article-strip.view.tsx';
import * as css from './article.css.ts';
import { useArticleMessages } from './article.messages.ts';
import { ArticleDocuments, type ArticleFiles, AttributeTable } from './article-details.view.tsx';
import { ArticleGallery } from './article-gallery.view.tsx';
import { ArticleIntroduction, ArticlePrice } from './article-introduction.view.tsx';
import { OfferSum, TierTable } from './article-prices.view.tsx';

const ArticleStrip = lazyView<ArticleStripProps>(
  async () => (await import('../shop/article-strip.view.tsx')).ArticleStrip,
);

export interface ArticleViewProps {
  readonly article: Article;
  /** Categories from the top level to the article's; undefined while they are loading. */
  readonly path: readonly Category[] | undefined;
  /** Related articles, or alternatives to an unavailable one; undefined while they are loading. */
  readonly others: readonly ArticleSummary[] | undefined;
  readonly actions: ArticleActions;
  /** Replaces the quantity field of an unavailable article. */
  readonly notice: ReactNode;
  readonly documents: ArticleFiles;
  readonly isFocused: boolean;
}

/** The whole page of an article. */
export function ArticleView(props: ArticleViewProps) {
  const { article, path, actions, documents, isFocused } = props;
  const { t } = useArticleMessages();
  const isThere = canBeOrdered(article);
  return (
    <article className={css.article} part="article">
      <WidgetBreadcrumb steps={path && stepsOf(t('shop.title'), path)} current={article.name} isText />
      <div className={css.main}>
        <ArticleGallery name={article.name} pictures={picturesOf(article)} />
        <ArticleOffer article={article} actions={actions} isFocused={isFocused} notice={props.notice} />
      </div>
      {!isThere && <Others title={t('shop.article.alternatives')} {...props} />}
      {article.description !== '' && (
        <section className={css.section}>
          <h2 className={css.heading}>{t('shop.article.description')}</h2>
          <p className={css.description}>{keepUnits(article.description)}</p>
        </section>
      )}
      <div className={css.columns}>
        <AttributeTable article={article} />
        <ArticleDocuments article={article} documents={documents} />
      </div>
      {isThere && <Others title={t('shop.article.related')} {...props} />}
    </article>
  );
}

function Others({
  title,
  others,
  actions,
}: { title: string } & Pick<ArticleViewProps, 'others' | 'actions'>) {
  if (others?.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton height="400px" />}>
      <ArticleStrip title={title} articles={others} actions={actions} />
    </Suspense>
  );
}

const stepsOf = (shop: string, path: readonly Category[]): readonly BreadcrumbStep[] => [
  { label: shop, target: { route: 'shop' } },
  ...path.map(({ id, name }) => ({
    label: name,
    target: { route: 'shop-products', query: { 'shop.category': id } } as const,
  })),
];

const picturesOf = (article: Article) => (article.pictures.length > 0 ? article.pictures : [article.picture]);

type OfferProps = Pick<ArticleViewProps, 'article' | 'actions' | 'isFocused' | 'notice'>;

function ArticleOffer({ article, actions, isFocused, notice }: OfferProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <div className={css.offer}>
      <ArticleIntroduction article={article} headingRef={heading} />
      <div className={css.buyBox}>
        <ArticlePrice price={article.price} mode={actions.mode} />
        {canBeOrdered(article) ? <Ordering article={article} actions={actions} /> : notice}
      </div>
    </div>
  );
}

/** The part with prices, quantity and order button. */
function Ordering({ article, actions }: Pick<ArticleViewProps, 'article' | 'actions'>) {
  const { t } = useArticleMessages();
  const [quantity, setQuantity] = useState<number | null>(article.minQuantity);
  // the quantity in the cart counts: both become one line
  const reached = (quantity ?? 0) + (actions.inCart.get(article.id) ?? 0);
  return (
    <>
      <TierTable article={article} mode={actions.mode} quantity={reached} />
      {article.minQuantity > article.quantityStep && (
        <p className={css.priceHint}>{t('shop.article.min-quantity', { quantity: article.minQuantity })}</p>
      )}
      {article.quantityStep > 1 && (
        <p className={css.priceHint}>
          {t('shop.article.quantity-step-hint', { quantity: article.quantityStep })}
        </p>
      )}
      <AddToCart article={article} actions={actions} onQuantity={setQuantity} />
      <OfferSum article={article} quantity={quantity} reached={reached} mode={actions.mode} />
      <WidgetLink
        target={{
          route: 'quotation-request',
          query: { article: article.id, quantity: String(quantity ?? article.minQuantity) },
        }}
        className={css.request}
        part="request-quotation"
      >
        {t('shop.article.request-quotation')}
      </WidgetLink>
      <AskAbout kind="article" id={article.id} label={article.number} />
    </>
  );
}
