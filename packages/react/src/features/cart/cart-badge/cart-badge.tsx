// @chunk frame
import type { Cart } from '@foyer/contract/cart/cart.schema';
import { usePermission } from '../../../provider/use-permission.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { useSession } from '../../../provider/use-session.ts';
import { CartBadgeView } from './cart-badge.view.tsx';

const countOf = (cart: Cart) => cart.itemCount;

/** The cart in a page's header; there only for who may order. */
export function CartBadge() {
  const { status } = useSession();
  const isAllowed = usePermission('shop') && status === 'signed-in';
  const { data: count } = useResource('getCart', undefined, { isEnabled: isAllowed, select: countOf });
  if (!isAllowed) return null;
  return <CartBadgeView count={count} />;
}
