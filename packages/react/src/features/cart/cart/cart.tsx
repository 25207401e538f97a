import type { Order } from '@foyer/contract/orders/orders.schema';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useLocale, useSession } from '../../../provider/use-session.ts';
import { useEmit } from '../../../widget/widget-context.ts';
import { FailedState } from '../../../widget/widget-states.tsx';
import { createCartStore } from '../cart.store.ts';
import { CartMessages, CartSkeleton, CartView, EmptyCart } from './cart.view.tsx';
import type { LineActions } from './cart-line.view.tsx';
import { DeliveryAddress } from './delivery-address.tsx';
import type { OrderTrouble } from './order-trouble.view.tsx';

const loadOrderForm = () => import('./order-form.tsx').then((module) => module.OrderForm);
const OrderForm = lazyView(loadOrderForm);
// part of the order form, so it is there when an order was tried
const OrderTroubleAlert = lazyView(async () => (await import('./order-trouble.view.tsx')).OrderTroubleAlert);
const OrderPlaced = lazyView(async () => (await import('./order-placed.view.tsx')).OrderPlaced);

function useCartStore() {
  const sdk = useSdk();
  const { code: locale } = useLocale();
  const { mode, companyId } = useSession();
  const [store] = useState(() => createCartStore(sdk));
  const [shown] = useState({ locale });
  useEffect(() => () => store.destroy(), [store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said is about the cart of before
  useEffect(() => store.dismiss(), [store, mode, companyId]);
  useEffect(() => {
    if (shown.locale !== locale) void store.reload();
    shown.locale = locale;
  }, [store, shown, locale]);
  return store;
}

interface Placed {
  readonly order: Order;
  /** The cart it came of: as long as that is shown, the order is. */
  readonly cartId: string;
}

/** The cart and the order that comes of it. */
export function Cart() {
  const emit = useEmit();
  const store = useCartStore();
  const cart = useStore(store.$cart);
  const lines = useStore(store.$lines);
  const isSaving = useStore(store.$isSaving);
  const failure = useStore(store.$failure);
  const removed = useStore(store.$removed);
  // while the cart is on its way
  useEffect(() => void loadOrderForm().catch(() => undefined), []);
  const [trouble, setTrouble] = useState<OrderTrouble | null>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const actions = useMemo<LineActions>(
    () => ({
      onQuantity: store.setQuantity,
      onNote: store.setNote,
      onRemove: store.remove,
      onAccept: (items) => void store.accept(items),
    }),
    [store],
  );
  const { data } = cart;
  const messages = { failure, removed, onUndo: store.undoRemove, onDismiss: store.dismiss };
  if (placed !== null && (data === undefined || data.id === placed.cartId || data.items.length === 0)) {
    return (
      <Suspense fallback={<CartSkeleton />}>
        <OrderPlaced order={placed.order} />
      </Suspense>
    );
  }
  if (data === undefined) {
    if (cart.error === undefined) return <CartSkeleton />;
    return <FailedState error={cart.error} onRetry={() => void store.reload()} />;
  }
  const reload = () => {
    setTrouble(null);
    void store.reload();
  };
  if (lines.length === 0) {
    return (
      <EmptyCart>
        <Suspense>{trouble !== null && <OrderTroubleAlert trouble={trouble} onReload={reload} />}</Suspense>
        <CartMessages {...messages} />
      </EmptyCart>
    );
  }
  const onPlaced = (order: Order) => {
    setPlaced({ order, cartId: data.id });
    setTrouble(null);
    store.dismiss();
    emit('order-placed', { orderId: order.id, number: order.number });
  };
  return (
    <Suspense fallback={<CartSkeleton />}>
      <CartView
        {...messages}
        lines={lines}
        basis={data.totals.basis}
        actions={actions}
        address={<DeliveryAddress cart={data} onChanged={(next) => store.put(next)} />}
        order={<OrderForm {...{ cart: data, store, isSaving, trouble, onPlaced }} onTrouble={setTrouble} />}
      />
    </Suspense>
  );
}
