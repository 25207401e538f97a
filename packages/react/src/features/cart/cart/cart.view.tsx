import type { PriceBasis } from '@foyer/contract';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { buttonClass } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { CartIcon } from '@foyer/ui/icon/icons.tsx';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { bindingBasis } from '../../../domain/price/binding-price.ts';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import type { CartFailure, CartLine, RemovedLine } from '../cart.store.ts';
import * as css from './cart.css.ts';
import { useCartMessages } from './cart.messages.ts';
import * as lineCss from './cart-line.css.ts';
import { CartLineView, type LineActions } from './cart-line.view.tsx';
import { RemovedLineNote } from './removed-line-note.view.tsx';

export interface CartViewProps {
  readonly lines: readonly CartLine[];
  /** Id of the order form, which must not be sent while a quantity is invalid. */
  readonly formId: string;
  /** The article whose line was restored; the line takes the focus. */
  readonly returning: string | null;
  /** Whether the customer sees net or gross prices. */
  readonly basis: PriceBasis;
  readonly actions: LineActions;
  readonly failure: CartFailure | null;
  readonly removed: RemovedLine | null;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
  readonly address: ReactNode;
  readonly order: ReactNode;
}

/** The cart: lines and address, with the sums and the order beside them. */
export function CartView(props: CartViewProps) {
  const { address, order, lines, basis } = props;
  const { t } = useCartMessages();
  return (
    <div className={css.cart} part="cart">
      <header className={css.header}>
        <h1 className={css.title}>
          <slot name="heading">{t('cart.cart.title')}</slot>
        </h1>
        <p className={css.count} role="status">
          {t('cart.cart.count', { count: lines.length })}
        </p>
      </header>
      <FailedChange {...props} />
      <div className={css.layout}>
        <div className={css.column}>
          <Lines {...props} />
          <p className={css.priceNote}>{t(`base.prices.${bindingBasis(basis)}`)}</p>
          {address}
        </div>
        {order}
      </div>
    </div>
  );
}

/** The lines, with an undo button in place of the line removed last. */
function Lines({ lines, basis, actions, formId, returning, removed, onUndo }: CartViewProps) {
  const { t } = useCartMessages();
  const items = lines.map((line) => (
    <CartLineView
      key={line.articleId}
      line={line}
      basis={basis}
      actions={actions}
      formId={formId}
      isReturning={line.articleId === returning}
    />
  ));
  const isStillOut = removed !== null && lines.every(({ articleId }) => articleId !== removed.articleId);
  if (isStillOut) {
    const note = (
      <li key="removed" className={lineCss.removed}>
        <RemovedLineNote removed={removed} onUndo={onUndo} />
      </li>
    );
    items.splice(Math.max(0, removed.at), 0, note);
  }
  return (
    <ul className={css.lines} aria-label={t('cart.cart.items')} part="lines">
      {items}
    </ul>
  );
}

/** An alert about the change that could not be saved. */
export function FailedChange({ failure, onDismiss }: Pick<CartViewProps, 'failure' | 'onDismiss'>) {
  const { t } = useCartMessages();
  const failureText = useFailureText();
  if (failure === null) return null;
  return (
    <Alert tone="danger" onClose={onDismiss} closeLabel={t('cart.cart.cancel')}>
      {t('cart.cart.change-failed', {
        name: keepUnits(failure.item.name),
        reason: failureText(failure.error),
      })}
    </Alert>
  );
}

/** The empty cart. */
export function EmptyCart({ children }: { readonly children?: ReactNode }) {
  const { t } = useCartMessages();
  return (
    <div className={css.cart} part="cart">
      {children}
      <slot name="empty">
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
      </slot>
    </div>
  );
}

/** The skeleton of a cart with three lines. */
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
