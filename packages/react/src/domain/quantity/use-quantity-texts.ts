import { useFirstMessages } from '../../i18n/first/first.messages.ts';
import type { QuantityProblem } from './check-quantity.ts';

/** What a quantity field says, for the article of a name. */
export function useQuantityTexts() {
  const { t } = useFirstMessages();
  const labels = (name: string) => ({
    field: t('base.quantity.of', { name }),
    increase: t('base.quantity.increase'),
    decrease: t('base.quantity.decrease'),
  });
  const problem = ({ code, limit }: QuantityProblem) => t(`base.quantity.${code}`, { limit });
  return { labels, problem };
}
