import type { Mode } from '@foyer/contract';
import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import type { Ref } from 'react';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { availabilityBadge, leadTimeText, priceTexts } from '../article-texts.ts';
import * as css from './article.css.ts';
import { useArticleMessages } from './article.messages.ts';

export interface ArticleIntroductionProps {
  readonly article: ArticleSummary;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** Number, name and availability of an article, which the cards of the shop have loaded already. */
export function ArticleIntroduction({ article, headingRef }: ArticleIntroductionProps) {
  const { t } = useArticleMessages();
  const availability = availabilityBadge(t, article);
  return (
    <>
      <p className={css.number}>{t('shop.number', { number: article.number })}</p>
      <h1 className={css.name} ref={headingRef} tabIndex={-1}>
        <slot name="heading">{keepUnits(article.name)}</slot>
      </h1>
      <p className={css.summary}>{keepUnits(article.summary)}</p>
      <div className={css.availability}>
        <Badge tone={availability.tone}>{availability.label}</Badge>
        <span className={css.leadTime}>{leadTimeText(t, article)}</span>
      </div>
    </>
  );
}

/** The unit price with its tax rate. */
export function ArticlePrice({ price, mode }: Pick<ArticleSummary, 'price'> & { readonly mode: Mode }) {
  const { t } = useArticleMessages();
  const format = useFormat();
  const { main, other } = priceTexts(t, format, price, mode);
  const rate = format.number(price.taxRate);
  return (
    <p className={css.price} part="price">
      <strong className={css.priceMain}>{main}</strong>
      <span className={css.priceOther}>{other}</span>
      <span className={css.priceHint}>
        {t('shop.article.per-piece')},{' '}
        {t(mode === 'b2c_cc' ? 'shop.article.gross-hint' : 'shop.article.net-hint', { rate })}
      </span>
    </p>
  );
}
