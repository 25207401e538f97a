import { QuantityStepper } from '@foyer/ui/quantity-stepper/quantity-stepper.tsx';
import type { Ref } from 'react';
import { checkQuantity, type QuantityLimits } from './check-quantity.ts';
import { useQuantityTexts } from './use-quantity-texts.ts';

export interface QuantityFieldProps {
  /** What stands in the field, possible or not. */
  readonly text: string;
  /** The article: its name for screen readers, and what it allows. */
  readonly article: QuantityLimits & { readonly name: string };
  readonly isDisabled?: boolean;
  readonly onTextChange: (text: string) => void;
  readonly onEnter?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** How much of an article; it says what is wrong with what is typed and corrects nothing (decision 0073). */
export function QuantityField({ text, article, ...props }: QuantityFieldProps) {
  const { labels, problem } = useQuantityTexts();
  const checked = checkQuantity(text, article);
  return (
    <QuantityStepper
      {...props}
      text={text}
      min={article.minQuantity}
      max={article.maxQuantity}
      step={article.quantityStep}
      labels={labels(article.name)}
      error={checked.ok ? undefined : problem(checked.problem)}
    />
  );
}
