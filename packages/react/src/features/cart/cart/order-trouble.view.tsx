import type { ApiError } from '@foyer/core';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { useEffect, useRef } from 'react';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { type Format, useFormat } from '../../../provider/use-format.ts';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import { type CartText, useCartMessages } from '../cart.messages.ts';
import type { CartChange } from '../cart-changes.ts';
import * as css from './cart.css.ts';

/** Why an order was not placed, and what is different from what was seen. */
export interface OrderTrouble {
  readonly error: ApiError;
  readonly changes: readonly CartChange[];
}

function changeText(t: CartText, format: Format, change: CartChange): string {
  if (change.kind === 'added') return t('cart.changeAdded', { ...change });
  if (change.kind === 'removed') return t('cart.changeRemoved', { name: change.name });
  if (change.kind === 'unavailable') return t('cart.changeUnavailable', { name: change.name });
  if (change.kind === 'quantity') return t('cart.changeQuantity', { ...change });
  if (change.kind === 'address') return t('cart.changeAddress2');
  const values = { before: format.money(change.before), after: format.money(change.after) };
  if (change.kind === 'price') return t('cart.changePrice', { name: change.name, ...values });
  return t('cart.changeTotal', values);
}

const titleIds = {
  network: 'cart.networkTitle',
  cart_changed: 'cart.changedTitle',
  cart_already_ordered: 'cart.alreadyTitle',
} as const;
const textIds = {
  network: 'cart.networkText',
  cart_changed: 'cart.changedText',
  cart_already_ordered: 'cart.alreadyText',
} as const;
/** The lines themselves say more once they are read again. */
const isInCart = new Set(['cart_changed', 'article_unavailable', 'quantity_out_of_range']);
const isTold = (code: string): code is keyof typeof titleIds => code in titleIds;

/** Says it, lists what changed, and offers what helps. */
export function OrderTroubleAlert({ trouble, onReload }: { trouble: OrderTrouble; onReload: () => void }) {
  const { t } = useCartMessages();
  const format = useFormat();
  const { errorText, referenceText } = useErrorText('cart');
  const box = useRef<HTMLDivElement>(null);
  const { error, changes } = trouble;
  const { code } = error;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new trouble comes into view
  useEffect(() => box.current?.scrollIntoView?.({ block: 'nearest' }), [trouble]);
  return (
    <div ref={box} part="order-trouble">
      <Alert
        tone={code === 'cart_changed' || code === 'cart_already_ordered' ? 'warning' : 'danger'}
        title={isTold(code) ? t(titleIds[code]) : t('cart.failedTitle')}
        actions={<TroubleAction code={code} onReload={onReload} />}
      >
        <p>{isTold(code) ? t(textIds[code]) : errorText(error)}</p>
        {error.status >= 500 && <p className={css.hint}>{referenceText(error)}</p>}
        {changes.length > 0 && (
          <ul className={css.changes}>
            {changes.map((change) => (
              <li key={JSON.stringify(change)}>{changeText(t, format, change)}</li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}

function TroubleAction({ code, onReload }: { code: string; onReload: () => void }) {
  const { t } = useCartMessages();
  if (code === 'cart_already_ordered' || code === 'network') {
    return (
      <WidgetLink
        className={buttonClass({ variant: 'secondary', size: 'small' })}
        target={{ route: 'order-overview' }}
        part="to-orders"
      >
        {t('cart.toOrders')}
      </WidgetLink>
    );
  }
  if (!isInCart.has(code)) return null;
  return (
    <Button variant="secondary" size="small" onClick={onReload}>
      {t('cart.reload')}
    </Button>
  );
}
