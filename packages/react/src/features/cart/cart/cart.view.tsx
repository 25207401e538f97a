import type { PriceBasis } from '@foyer/contract';
import type { Cart } from '@foyer/contract/cart/cart.schema';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { buttonClass } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { CartIcon } from '@foyer/ui/icon/icons.tsx';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { bindingBasis } from '../../../domain/price/binding-price.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import type { CartFailure, CartLine } from '../cart.store.ts';
import * as css from './cart.css.ts';
import { useCartMessages } from './cart.messages.ts';
import * as lineCss from './cart-line.css.ts';
import { CartLineView, type LineActions } from './cart-line.view.tsx';

export interface CartViewProps {
  readonly lines: readonly CartLine[];
  /** Which of net and gross the customer is shown. */
  readonly basis: PriceBasis;
  readonly actions: LineActions;
  readonly failure: CartFailure | null;
  readonly removed: Cart['items'][number] | null;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
  readonly address: ReactNode;
  readonly order: ReactNode;
}

/** The cart: lines and address, and beside them the sums and the order. */
export function CartView(props: CartViewProps) {
  const { lines, basis, actions, address, order } = props;
  const { t } = useCartMessages();
  return (
    <div className={css.cart} part="cart">
      <header className={css.header}>
        <h1 className={css.title}>{t('cart.cart.title')}</h1>
        <p className={css.count} role="status">
          {t('cart.cart.count', { count: lines.length })}
        </p>
      </header>
      <CartMessages {...props} />
      <div className={css.layout}>
        <div className={css.column}>
          {lines.length > 0 && (
            <ul className={css.lines} aria-label={t('cart.cart.items')} part="lines">
              {lines.map((line) => (
                <CartLineView key={line.articleId} line={line} basis={basis} actions={actions} />
              ))}
            </ul>
          )}
          <p className={css.priceNote}>{t(`base.prices.${bindingBasis(basis)}`)}</p>
          {address}
        </div>
        {order}
      </div>
    </div>
  );
}

/** What could not be saved, and what was just removed. */
export function CartMessages({
  failure,
  removed,
  onUndo,
  onDismiss,
}: Pick<CartViewProps, 'failure' | 'removed' | 'onUndo' | 'onDismiss'>) {
  const { t } = useCartMessages();
  const { errorText } = useErrorText();
  return (
    <>
      {failure !== null && (
        <Alert tone="danger" onClose={onDismiss} closeLabel={t('cart.cart.cancel')}>
          {t('cart.cart.change-failed', { name: failure.item.name, reason: errorText(failure.error) })}
        </Alert>
      )}
      {removed !== null && (
        <Alert
          tone="info"
          actions={
            <button type="button" className={css.textButton} onClick={onUndo} part="undo">
              {t('cart.cart.undo')}
            </button>
          }
        >
          {t('cart.cart.removed', { name: removed.name })}
        </Alert>
      )}
    </>
  );
}

/** Nothing in it yet. */
export function EmptyCart({ children }: { readonly children?: ReactNode }) {
  const { t } = useCartMessages();
  return (
    <div className={css.cart} part="cart">
      {children}
      <EmptyState
        icon={<CartIcon size={24} />}
        title={t('cart.cart.empty-title')}
        headingLevel={1}
        actions={
          <WidgetLink className={buttonClass({})} target={{ route: 'shop' }} part="to-shop">
            {t('cart.cart.to-shop')}
          </WidgetLink>
        }
      >
        {t('cart.cart.empty-text')}
      </EmptyState>
    </div>
  );
}

/** The room of a cart with three lines. */
export function CartSkeleton() {
  const { t } = useCartMessages();
  return (
    <SkeletonGroup label={t('cart.cart.loading')} className={css.cart}>
      <Skeleton width={200} height={40} />
      <div className={css.layout}>
        <div className={css.lines}>
          {[1, 2, 3].map((key) => (
            <div className={lineCss.skeleton} key={key}>
              <span className={lineCss.picture}>
                <Skeleton height={64} />
              </span>
              <span className={lineCss.text}>
                <Skeleton width="70%" height={20} />
              </span>
            </div>
          ))}
        </div>
        <Skeleton height={420} />
      </div>
    </SkeletonGroup>
  );
}
