import { backorderOf } from '@foyer/contract/shop/backorder';
import type { Availability } from '@foyer/contract/shop/shop.schema';
import { QuantityStepper } from '@foyer/ui/quantity-stepper/quantity-stepper.tsx';
import type { Ref } from 'react';
import { useFirstMessages } from '../../i18n/first/first.messages.ts';
import { checkQuantity, type QuantityLimits, type QuantityProblem } from './check-quantity.ts';
import { useBackorderText } from './use-backorder-text.ts';

/** Returns the texts of a quantity field. */
function useQuantityTexts() {
  const { t } = useFirstMessages();
  const labels = (name: string) => ({
    field: t('base.quantity.of', { name }),
    increase: t('base.quantity.increase'),
    decrease: t('base.quantity.decrease'),
  });
  const problem = ({ code, limit }: QuantityProblem) => t(`base.quantity.${code}`, { limit });
  return { labels, problem };
}

export interface QuantityFieldProps {
  /** Text in the field, valid or not. */
  readonly text: string;
  /** The article: its name for screen readers, its limits and its availability. */
  readonly article: QuantityLimits & {
    readonly name: string;
    readonly availability: Availability | undefined;
  };
  /** Number of pieces in stock that are already reserved by other lines. @default 0 */
  readonly taken?: number;
  /** Id of the form, for a field outside of it; an invalid quantity blocks its submission. */
  readonly form?: string;
  readonly isDisabled?: boolean;
  readonly className?: string;
  readonly onTextChange: (text: string) => void;
  readonly onEnter?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * Quantity of an article. The field reports errors in the typed text without correcting it, and states the part that is
 * delivered later.
 */
export function QuantityField({ text, article, taken, ...props }: QuantityFieldProps) {
  const { labels, problem } = useQuantityTexts();
  const backorderText = useBackorderText();
  const checked = checkQuantity(text, article);
  const { availability } = article;
  const backorder = checked.ok && availability ? backorderOf(availability, checked.value, taken) : null;
  return (
    <QuantityStepper
      {...props}
      text={text}
      min={article.minQuantity}
      max={article.maxQuantity}
      step={article.quantityStep}
      labels={labels(article.name)}
      error={checked.ok ? undefined : problem(checked.problem)}
      note={checked.ok && backorder ? backorderText(checked.value, backorder) : undefined}
    />
  );
}
