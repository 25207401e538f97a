// @chunk frame
import type { Cart } from '@foyer/contract/cart/cart.schema';
import { usePermission } from '../../../provider/use-permission.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { useSession } from '../../../provider/use-session.ts';
import { usePaintedData } from '../../../widget/use-painted-data.ts';
import { CartBadgeView } from './cart-badge.view.tsx';
import type { CartBadgeData } from './plain-cart-badge.ts';

const countOf = (cart: Cart) => cart.itemCount;

/** The cart in a page's header; rendered only for users who may order. */
export function CartBadge() {
  const { status } = useSession();
  const isEnabled = usePermission('shop') && status === 'signed-in';
  const { data } = useResource('getCart', undefined, { isEnabled, select: countOf });
  const { isAllowed, count } = usePaintedData<CartBadgeData>({ isAllowed: isEnabled, count: data });
  if (!isAllowed) return null;
  return <CartBadgeView count={count} />;
}
