import type { Address } from '@foyer/contract';
import { addressLines } from '@foyer/contract/address-lines';
import type { ApiError } from '@foyer/core';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { useEffect, useRef } from 'react';
import { useCountryName } from '../../../domain/address/use-country-name.ts';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { type Format, useFormat } from '../../../provider/use-format.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import type { CartChange } from '../cart-changes.ts';
import * as css from './cart.css.ts';
import { type CartText, useCartMessages } from './cart.messages.ts';

/** The reason why an order was not placed, with the differences to the cart that the user saw. */
export interface OrderTrouble {
  readonly error: ApiError;
  /** Whether the order was sent and may have arrived; otherwise it was never sent. */
  readonly isSent: boolean;
  readonly changes: readonly CartChange[];
}

type AddressLine = (address: Address | null) => string;

function changeText(t: CartText, format: Format, lineOf: AddressLine, change: CartChange): string {
  if (change.kind === 'added') return t('cart.cart.change-added', { ...change });
  if (change.kind === 'removed') return t('cart.cart.change-removed', { name: change.name });
  if (change.kind === 'unavailable') return t('cart.cart.change-unavailable', { name: change.name });
  if (change.kind === 'quantity') return t('cart.cart.change-quantity', { ...change });
  if (change.kind === 'address') {
    return t('cart.cart.change-delivery', { before: lineOf(change.before), after: lineOf(change.after) });
  }
  const values = { before: format.money(change.before), after: format.money(change.after) };
  if (change.kind === 'price') return t('cart.cart.change-price', { name: change.name, ...values });
  return t('cart.cart.change-total', values);
}

const titleIds = {
  network: 'cart.cart.network-title',
  cart_changed: 'cart.cart.changed-title',
  cart_already_ordered: 'cart.cart.already-title',
} as const;
const textIds = {
  network: 'cart.cart.network-text',
  cart_changed: 'cart.cart.changed-text',
  cart_already_ordered: 'cart.cart.already-text',
} as const;
/** Codes whose reason the lines themselves show after a reload. */
const isInCart = new Set(['cart_changed', 'article_unavailable', 'quantity_out_of_range']);
const isTold = (code: string): code is keyof typeof titleIds => code in titleIds;

export interface OrderTroubleProps {
  readonly trouble: OrderTrouble;
  readonly onReload: () => void;
  /** Sends the same order again. */
  readonly onRetry?: () => void;
}

/** Names the trouble, lists the changes, and offers a way out. */
export function OrderTroubleAlert(props: OrderTroubleProps) {
  const { trouble, onReload, onRetry } = props;
  const { t } = useCartMessages();
  const format = useFormat();
  const { referenceText } = useErrorText();
  const failureText = useFailureText();
  const nameOfCountry = useCountryName();
  const lineOf: AddressLine = (address) =>
    address === null ? t('cart.cart.change-delivery-none') : addressLines(address, nameOfCountry).join(', ');
  const box = useRef<HTMLDivElement>(null);
  const { error, changes, isSent } = trouble;
  const { code } = error;
  const isKnown = isTold(code) && isSent;
  const failed = isSent ? t('cart.cart.failed-title') : t('cart.cart.not-ordered');
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to each new failure
  useEffect(() => {
    // newer browsers return a promise, which must not become the effect's clean-up
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [trouble]);
  return (
    <div ref={box} part="order-trouble">
      <Alert
        tone={code === 'cart_changed' || code === 'cart_already_ordered' ? 'warning' : 'danger'}
        title={isKnown ? t(titleIds[code]) : failed}
        actions={<TroubleActions trouble={trouble} onReload={onReload} onRetry={onRetry} />}
      >
        <p>{isKnown ? t(textIds[code]) : failureText(error)}</p>
        {error.status >= 500 && <p className={css.hint}>{referenceText(error)}</p>}
        {changes.length > 0 && (
          <ul className={css.changes}>
            {changes.map((change) => (
              <li key={JSON.stringify(change)}>{changeText(t, format, lineOf, change)}</li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}

function TroubleActions({ trouble: { error, isSent }, onReload, onRetry }: OrderTroubleProps) {
  const { t } = useCartMessages();
  const { code, status } = error;
  const isOpen = status === 0 || status >= 500;
  return (
    <>
      {isOpen && onRetry && (
        <Button variant="secondary" size="small" onClick={onRetry} part="retry">
          {t('base.retry')}
        </Button>
      )}
      {(code === 'cart_already_ordered' || (code === 'network' && isSent)) && (
        <WidgetLink
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          target={{ route: 'order-overview' }}
          part="to-orders"
        >
          {t('cart.cart.to-orders')}
        </WidgetLink>
      )}
      {isInCart.has(code) && (
        <Button variant="secondary" size="small" onClick={onReload}>
          {t('cart.cart.reload')}
        </Button>
      )}
    </>
  );
}
