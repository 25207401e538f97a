import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { CartIcon, CheckIcon } from '@foyer/ui/icon/icons.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { useEffect, useRef, useState } from 'react';
import { checkQuantity } from '../../domain/quantity/check-quantity.ts';
import { QuantityField } from '../../domain/quantity/quantity-field.tsx';
import * as css from './add-to-cart.css.ts';
import type { ArticleActions } from './article-actions.ts';
import { useShopFeatureMessages } from './shop-feature.messages.ts';

type Step = 'idle' | 'adding' | 'added';

/** Adds to the cart and holds the state of the button; `added` is reset after a time. */
function useAdding(article: ArticleSummary, actions: ArticleActions) {
  const [step, setStep] = useState<Step>('idle');
  const [failure, setFailure] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const add = async (quantity: number) => {
    clearTimeout(timer.current);
    setFailure('');
    setStep('adding');
    const outcome = await actions.onAdd(article, quantity);
    setStep(outcome.ok ? 'added' : 'idle');
    if (outcome.ok) timer.current = setTimeout(() => setStep('idle'), 2500);
    else setFailure(outcome.message);
  };
  return { step, failure, add, clearFailure: () => setFailure('') };
}

export interface AddToCartProps {
  readonly article: ArticleSummary;
  readonly actions: ArticleActions;
  /** Short button for cards, without the quantity in the cart. @default false */
  readonly isCompact?: boolean;
  /** Called on each change of the quantity; null while it is invalid. */
  readonly onQuantity?: (quantity: number | null) => void;
}

function useButtonText(isAdded: boolean, isCompact: boolean): string {
  const { t } = useShopFeatureMessages();
  if (isAdded) return t('shop.added');
  return t(isCompact ? 'shop.add-short' : 'shop.add');
}

/** Quantity field and button of an available article. An invalid quantity shows an error at the field, and nothing is sent. */
export function AddToCart({ article, actions, isCompact = false, onQuantity }: AddToCartProps) {
  const { t } = useShopFeatureMessages();
  const [text, setText] = useState(String(article.minQuantity));
  const field = useRef<HTMLInputElement>(null);
  const { step, failure, add, clearFailure } = useAdding(article, actions);
  const checked = checkQuantity(text, article);
  const label = useButtonText(step === 'added', isCompact);
  const inCart = actions.inCart.get(article.id) ?? 0;
  const submit = () => {
    if (checked.ok) void add(checked.value);
    else field.current?.focus();
  };
  return (
    <div className={css.box} part="add-to-cart">
      <QuantityField
        ref={field}
        className={css.quantity}
        text={text}
        article={article}
        taken={inCart}
        onTextChange={(next) => {
          setText(next);
          clearFailure();
          const read = checkQuantity(next, article);
          onQuantity?.(read.ok ? read.value : null);
        }}
        onEnter={submit}
      />
      <Button
        className={css.button}
        aria-label={t('shop.add-of', { label, name: article.name })}
        isLoading={step === 'adding'}
        loadingLabel={t('shop.adding')}
        icon={step === 'added' ? <CheckIcon size={18} /> : !isCompact && <CartIcon size={18} />}
        onClick={submit}
        part="add"
      >
        {/* A card shows the check mark only; the label is for screen readers. */}
        {step === 'added' && isCompact ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </Button>
      {failure !== '' && (
        <p className={css.error} role="alert">
          {failure}
        </p>
      )}
      {!isCompact && <p className={css.note}>{inCart > 0 && t('shop.in-cart', { quantity: inCart })}</p>}
    </div>
  );
}
