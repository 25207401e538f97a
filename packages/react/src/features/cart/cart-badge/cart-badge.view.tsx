import { CartIcon } from '@foyer/ui/icon/icons.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as css from './cart-badge.css.ts';
import { useCartBadgeMessages } from './cart-badge.messages.ts';
import { shownCount } from './shown-count.ts';

export interface CartBadgeViewProps {
  /** Number of pieces in the cart; undefined until it is known. */
  readonly count: number | undefined;
}

/** A cart icon with the number of pieces; a change is announced to screen readers. */
export function CartBadgeView({ count }: CartBadgeViewProps) {
  const { t } = useCartBadgeMessages();
  const format = useFormat();
  const label =
    count === undefined ? t('cart.cart-badge.badge-unknown') : t('cart.cart-badge.badge', { count });
  return (
    <div part="cart-badge">
      <WidgetLink className={css.badge} target={{ route: 'cart' }} aria-label={label} part="link">
        <CartIcon className={css.icon} />
        {count !== undefined && count > 0 && (
          <span className={css.count} aria-hidden="true" part="count">
            {shownCount(count, format.number)}
          </span>
        )}
      </WidgetLink>
      <VisuallyHidden>
        <span role="status">{count === undefined ? '' : label}</span>
      </VisuallyHidden>
    </div>
  );
}
