import type { PriceBasis } from '@foyer/contract';
import { useFirstMessages } from '../../i18n/first/first.messages.ts';
import { useFormat } from '../../provider/use-format.ts';
import { hint } from './next-tier.css.ts';
import { bindingUnit, type TierInReach } from './tiers.ts';

/** Hint at the next lower price: "2 more for 1,031.12 each". */
export function NextTier({ tier: { tier, missing }, basis }: { tier: TierInReach; basis: PriceBasis }) {
  const { t } = useFirstMessages();
  const format = useFormat();
  const price = format.money(bindingUnit(tier, basis));
  return (
    <p className={hint} part="next-tier">
      {t('base.prices.next-tier', { missing, price })}
    </p>
  );
}
