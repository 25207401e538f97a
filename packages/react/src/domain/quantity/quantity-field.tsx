import { backorderOf } from '@foyer/contract/shop/backorder';
import type { Availability } from '@foyer/contract/shop/shop.schema';
import { QuantityStepper } from '@foyer/ui/quantity-stepper/quantity-stepper.tsx';
import type { Ref } from 'react';
import { checkQuantity, type QuantityLimits } from './check-quantity.ts';
import { useBackorderText } from './use-backorder-text.ts';
import { useQuantityTexts } from './use-quantity-texts.ts';

export interface QuantityFieldProps {
  /** What stands in the field, possible or not. */
  readonly text: string;
  /** The article: its name for screen readers, what it allows, and what there is of it. */
  readonly article: QuantityLimits & {
    readonly name: string;
    readonly availability: Availability | undefined;
  };
  /** How many of what is in stock are spoken for already. @default 0 */
  readonly taken?: number;
  /** The id of the form that is not to be sent while the quantity cannot be, where the field does not stand inside it. */
  readonly form?: string;
  readonly isDisabled?: boolean;
  readonly className?: string;
  readonly onTextChange: (text: string) => void;
  readonly onEnter?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * Quantity of an article. The field names errors in the typed text without correcting it, and says which part has to
 * wait.
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
