import type { Order } from '@foyer/contract/orders/orders.schema';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useId, useMemo, useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useLocale, useSession } from '../../../provider/use-session.ts';
import type { CheckoutStepDetail } from '../../../widget/manifest/analytics-events.ts';
import { FailedState } from '../../../widget/states/widget-states.tsx';
import { useEmit } from '../../../widget/widget-context.ts';
import { createCartStore } from '../cart.store.ts';
import { CartSkeleton, CartView, EmptyCart, FailedChange } from './cart.view.tsx';
import type { LineActions } from './cart-line.view.tsx';
import { DeliveryAddress } from './delivery-address.tsx';
import type { OrderTrouble } from './order-trouble.view.tsx';
import { RemovedLineNote } from './removed-line-note.view.tsx';

const loadOrderForm = () => import('./order-form.tsx').then((module) => module.OrderForm);
const OrderForm = lazyView(loadOrderForm);
// bundled with the order form, so it is loaded once an order was tried
const OrderTroubleAlert = lazyView(async () => (await import('./order-trouble.view.tsx')).OrderTroubleAlert);
const loadOrderPlaced = () => import('./order-placed.view.tsx').then((module) => module.OrderPlaced);
const OrderPlaced = lazyView(loadOrderPlaced);

function useCartStore() {
  const sdk = useSdk();
  const { code: locale } = useLocale();
  const { mode, companyId } = useSession();
  const [store] = useState(() => createCartStore(sdk));
  const [shown] = useState({ locale });
  useEffect(() => () => store.destroy(), [store]);
  useEffect(() => {
    const resume = () => void store.flush();
    globalThis.addEventListener('online', resume);
    return () => globalThis.removeEventListener('online', resume);
  }, [store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message belongs to the previous cart
  useEffect(() => store.dismiss(), [store, mode, companyId]);
  useEffect(() => {
    if (shown.locale !== locale) void store.reload();
    shown.locale = locale;
  }, [store, shown, locale]);
  return store;
}

interface Placed {
  readonly order: Order;
  /** Id of the ordered cart: the order is shown until another filled cart replaces it. */
  readonly cartId: string;
}

/** `<foyer-cart>`: the cart and the placed order. */
export function Cart() {
  const emit = useEmit();
  const store = useCartStore();
  const cart = useStore(store.$cart);
  const lines = useStore(store.$lines);
  const isSaving = useStore(store.$isSaving);
  const failure = useStore(store.$failure);
  const removed = useStore(store.$removed);
  // preload while the cart is loading; the confirmation can then be shown without a connection
  useEffect(
    () =>
      void loadOrderForm()
        .then(loadOrderPlaced)
        .catch(() => undefined),
    [],
  );
  const formId = useId();
  const [returning, setReturning] = useState<string | null>(null);
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
  const tellStep = (step: CheckoutStepDetail['step']) =>
    emit('checkout-step', { version: 1, step } satisfies CheckoutStepDetail);
  const isFilled = lines.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event is sent each time the cart gets its first line
  useEffect(() => void (isFilled && tellStep('cart')), [isFilled]);
  const { data } = cart;
  const onUndo = () => {
    setReturning(removed?.articleId ?? null);
    store.undoRemove();
  };
  const messages = { failure, onDismiss: store.dismiss, removed, onUndo };
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
  if (!isFilled) {
    return (
      <EmptyCart>
        <Suspense>{trouble !== null && <OrderTroubleAlert trouble={trouble} onReload={reload} />}</Suspense>
        <FailedChange {...messages} />
        {removed !== null && <RemovedLineNote removed={removed} onUndo={onUndo} />}
      </EmptyCart>
    );
  }
  const onPlaced = (order: Order) => {
    setPlaced({ order, cartId: data.id });
    setTrouble(null);
    store.dismiss();
    tellStep('placed');
    emit('order-placed', { orderId: order.id, number: order.number });
  };
  return (
    <Suspense fallback={<CartSkeleton />}>
      <CartView
        {...messages}
        lines={lines}
        formId={formId}
        returning={returning}
        basis={data.totals.basis}
        actions={actions}
        address={<DeliveryAddress cart={data} onChanged={(next) => store.put(next)} />}
        order={
          <OrderForm
            id={formId}
            cart={data}
            store={store}
            isSaving={isSaving}
            trouble={trouble}
            onPlaced={onPlaced}
            onTrouble={setTrouble}
            onStep={tellStep}
          />
        }
      />
    </Suspense>
  );
}
