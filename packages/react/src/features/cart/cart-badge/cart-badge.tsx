import { usePermission } from '../../../provider/use-permission.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { useSession } from '../../../provider/use-session.ts';
import { CartBadgeView } from './cart-badge.view.tsx';

/** The cart in a page's header; there only for who may order. */
export function CartBadge() {
  const { status } = useSession();
  const isAllowed = usePermission('shop') && status === 'signed-in';
  const cart = useResource('getCart', undefined, { isEnabled: isAllowed });
  if (!isAllowed) return null;
  return <CartBadgeView count={cart.data?.itemCount} />;
}
