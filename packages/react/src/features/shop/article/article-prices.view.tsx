import type { Mode, PriceBasis } from '@foyer/contract';
import type { Article } from '@foyer/contract/shop/shop.schema';
import { NextTier } from '../../../domain/price/next-tier.view.tsx';
import { allTiers, bindingUnit, lineAmount, nextTier, tierAt } from '../../../domain/price/tiers.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './article.css.ts';
import { useArticleMessages } from './article.messages.ts';

const basisOf = (mode: Mode): PriceBasis => (mode === 'b2c_cc' ? 'gross' : 'net');

export interface TierTableProps {
  readonly article: Article;
  readonly mode: Mode;
  /** Quantity in the cart after adding. */
  readonly quantity: number;
}

/** Prices by quantity, the reached one marked; renders nothing if there is only one price. */
export function TierTable({ article, mode, quantity }: TierTableProps) {
  const { t } = useArticleMessages();
  const format = useFormat();
  const tiers = allTiers(article);
  if (tiers.length < 2) return null;
  const active = tierAt(tiers, Math.max(quantity, tiers[0]?.minQuantity ?? 1));
  return (
    <table className={css.table} part="tiers">
      <caption className={css.tierHead}>{t('shop.article.tiers')}</caption>
      <thead>
        <tr>
          <th className={css.tierHead} scope="col">
            {t('shop.article.tier-quantity')}
          </th>
          <th className={css.tierPriceHead} scope="col">
            {t(mode === 'b2c_cc' ? 'shop.article.tier-gross' : 'shop.article.tier-net')}
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.minQuantity} aria-current={tier === active || undefined}>
            <th className={css.tierCell} scope="row">
              {t('shop.article.tier-from', { quantity: tier.minQuantity })}
            </th>
            <td className={css.tierPrice}>{format.money(bindingUnit(tier, basisOf(mode)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface OfferSumProps {
  readonly article: Article;
  readonly mode: Mode;
  /** Quantity to be added; null while it is invalid. */
  readonly quantity: number | null;
  /** Quantity in the cart after adding. */
  readonly reached: number;
}

/** The price of the chosen quantity at the tier of the total quantity in the cart, and the next lower price. */
export function OfferSum({ article, mode, quantity, reached }: OfferSumProps) {
  const { t } = useArticleMessages();
  const format = useFormat();
  const tiers = allTiers(article);
  const tier = tierAt(tiers, reached) ?? tiers[0];
  if (quantity === null || tier === undefined) return null;
  const basis = basisOf(mode);
  const next = nextTier(tiers, reached, article.maxQuantity);
  const sum = format.money(lineAmount(bindingUnit(tier, basis), quantity));
  return (
    <div className={css.offerSum} aria-live="polite" part="offer-sum">
      <p className={css.offerTotal}>
        {t('shop.article.offer-sum', { quantity })} <strong>{sum}</strong>
      </p>
      {next && <NextTier tier={next} basis={basis} />}
    </div>
  );
}
