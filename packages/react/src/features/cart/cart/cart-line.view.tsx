import type { PriceBasis } from '@foyer/contract';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { Button } from '@foyer/ui/button/button.tsx';
import { TrashIcon } from '@foyer/ui/icon/icons.tsx';
import { IconButton } from '@foyer/ui/icon-button/icon-button.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { useEffect, useRef, useState } from 'react';
import { ArticlePicture } from '../../../domain/article/article-picture.tsx';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { bindingPrice } from '../../../domain/price/binding-price.ts';
import { NextTier } from '../../../domain/price/next-tier.view.tsx';
import { nextTier } from '../../../domain/price/tiers.ts';
import { checkQuantity } from '../../../domain/quantity/check-quantity.ts';
import { QuantityField } from '../../../domain/quantity/quantity-field.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import type { CartLine } from '../cart.store.ts';
import { busy } from './cart.css.ts';
import { useCartMessages } from './cart.messages.ts';
import * as css from './cart-line.css.ts';
import { LineNote } from './line-note.view.tsx';

/** The actions on a line. */
export interface LineActions {
  readonly onQuantity: (line: CartLine, quantity: number) => void;
  readonly onNote: (line: CartLine, note: string) => Promise<boolean>;
  readonly onRemove: (line: CartLine) => void;
  readonly onAccept: (lines: readonly CartLine[]) => void;
}

export interface CartLineProps {
  readonly line: CartLine;
  /** Whether the customer sees net or gross prices. */
  readonly basis: PriceBasis;
  readonly actions: LineActions;
  /** Id of the order form. */
  readonly formId: string;
  /** Whether the line was removed and restored; it then takes the focus. @default false */
  readonly isReturning?: boolean;
}

/** One line of the cart. */
export function CartLineView({ line, basis, actions, formId, isReturning = false }: CartLineProps) {
  const { t } = useCartMessages();
  const format = useFormat();
  const price = bindingPrice(line, basis);
  const isGone = line.problem === 'article_unavailable';
  const remove = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReturning) remove.current?.focus();
  }, [isReturning]);
  const tier = nextTier(line.tiers, line.quantity, line.maxQuantity);
  return (
    <li className={css.line} part="line" data-problem={line.problem ?? undefined}>
      <div className={css.picture}>
        <ArticlePicture picture={line.picture} className={css.pictureFrame} isDecorative isCropped />
      </div>
      <div className={css.text}>
        <h2 className={css.name}>
          {isGone ? (
            keepUnits(line.name) || line.number
          ) : (
            <WidgetLink
              className={css.link}
              target={{ route: 'shop-product', params: { id: line.articleId } }}
              part="line-link"
            >
              {keepUnits(line.name)}
            </WidgetLink>
          )}
        </h2>
        {line.number !== '' && <p className={css.meta}>{t('cart.cart.number', { number: line.number })}</p>}
        {line.quantityStep > 1 && !isGone && (
          <p className={css.meta}>{t('cart.cart.step-hint', { quantity: line.quantityStep })}</p>
        )}
        <p className={css.meta}>{t('cart.cart.unit-price', { price: format.money(price.unit) })}</p>
        {tier && !isGone && <NextTier tier={tier} basis={basis} />}
      </div>
      <div className={css.quantity}>
        {!isGone && <LineQuantity line={line} actions={actions} formId={formId} />}
      </div>
      <p className={classNames(css.sum, css.sumMain, line.isSaving && busy)} part="line-sum">
        {isGone ? null : format.money(price.line)}
      </p>
      <div className={css.remove}>
        <IconButton
          ref={remove}
          label={t('cart.cart.remove', { name: line.name })}
          icon={<TrashIcon />}
          onClick={() => actions.onRemove(line)}
          tooltip={null}
          part="remove"
        />
      </div>
      <LineProblem line={line} actions={actions} />
      <div className={css.note}>{!isGone && <LineNote line={line} onNote={actions.onNote} />}</div>
    </li>
  );
}

/** The quantity field. An invalid entry stays in the field, even when the cart changes; only a valid quantity is saved. */
function LineQuantity({ line, actions, formId }: Pick<CartLineProps, 'line' | 'actions' | 'formId'>) {
  const [text, setText] = useState(String(line.quantity));
  const isOpen = useRef(false);
  useEffect(() => {
    if (!isOpen.current) setText(String(line.quantity));
  }, [line.quantity]);
  const change = (next: string) => {
    setText(next);
    const valid = checkQuantity(next, line);
    isOpen.current = !valid.ok;
    if (valid.ok && valid.value !== line.quantity) actions.onQuantity(line, valid.value);
  };
  return <QuantityField text={text} article={line} form={formId} onTextChange={change} />;
}

function LineProblem({ line, actions }: Pick<CartLineProps, 'line' | 'actions'>) {
  const { t, find } = useCartMessages();
  const { problem } = line;
  if (problem === null) return <div className={css.problem} />;
  const canAccept = problem !== 'article_unavailable';
  return (
    <div className={css.problem}>
      <Alert
        tone="warning"
        actions={
          canAccept ? (
            <Button
              variant="secondary"
              size="small"
              aria-label={t('cart.cart.accept-change-of', { name: line.name })}
              onClick={() => actions.onAccept([line])}
              part="accept"
            >
              {t('cart.cart.accept-change')}
            </Button>
          ) : undefined
        }
      >
        {find(`cart.cart.problem.${problem}`, t('cart.cart.problem.other'))}
      </Alert>
    </div>
  );
}
