import type { Mode } from '@foyer/contract';
import type { Article, ArticleSummary } from '@foyer/contract/shop/shop.schema';
import type { Tone } from '@foyer/ui/badge/badge.tsx';
import type { Format } from '../../provider/use-format.ts';
import type { ShopFeatureText } from './shop-feature.messages.ts';

/** Returns the availability as text and tone. */
export function availabilityBadge(
  t: ShopFeatureText,
  { kind, availability: { status, quantity } }: Pick<ArticleSummary, 'availability' | 'kind'>,
): { readonly tone: Tone; readonly label: string } {
  // a service has no stock
  if (kind === 'service' && status === 'in_stock')
    return { tone: 'success', label: t('shop.availability-service') };
  if (status === 'in_stock') return { tone: 'success', label: t('shop.availability-in-stock') };
  if (status === 'backorder') return { tone: 'info', label: t('shop.availability-backorder') };
  if (status === 'unavailable') return { tone: 'neutral', label: t('shop.availability-unavailable') };
  if (status !== 'low_stock') return { tone: 'neutral', label: t('shop.availability-other') };
  const label = quantity ? t('shop.availability-low-stock', { quantity }) : t('shop.availability-few');
  return { tone: 'warning', label };
}

/** Returns the lead time of the delivery or appointment; null where it is unknown. */
export function leadTimeText(
  t: ShopFeatureText,
  article: Pick<Article, 'availability' | 'kind'>,
): string | null {
  const { leadTimeDays, status } = article.availability;
  if (leadTimeDays === null || status === 'unavailable') return null;
  const id = article.kind === 'service' ? 'shop.lead-time-service' : 'shop.lead-time';
  return t(id, { days: leadTimeDays });
}

/** Returns a price in the reader's mode: the main amount (net or gross), and the other one with its label. */
export function priceTexts(
  t: ShopFeatureText,
  format: Format,
  price: Pick<ArticleSummary['price'], 'net' | 'gross'>,
  mode: Mode,
) {
  const net = format.money(price.net);
  const gross = format.money(price.gross);
  return mode === 'b2c_cc'
    ? { main: gross, other: t('shop.net', { price: net }) }
    : { main: net, other: t('shop.gross', { price: gross }) };
}

/** Returns "from 10 pieces 9.90 €" for the first tier; null without tiers. */
export function tierText(
  t: ShopFeatureText,
  format: Format,
  article: ArticleSummary,
  mode: Mode,
): string | null {
  const tier = article.price.tiers[0];
  if (tier === undefined) return null;
  const price = format.money(mode === 'b2c_cc' ? tier.gross : tier.net);
  return t('shop.tier-hint', { quantity: tier.minQuantity, price });
}
