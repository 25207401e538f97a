import type { OrderSummary } from '@foyer/contract/orders/orders.schema';
import { ChevronStartIcon } from '@foyer/ui/icon/icons.tsx';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import { useSdk } from '../../../provider/foyer-context.ts';
import { backLink } from '../../../widget/back-link.css.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useNavigate } from '../../../widget/widget-context.ts';
import { layout as orderLayout } from '../order/order.css.ts';
import { OrderSkeleton } from '../order/order-skeleton.view.tsx';
import { useOrdersFeatureMessages } from '../orders-feature.messages.ts';
import * as css from './order-list.css.ts';

const OrderDetail = lazyWithTexts(
  () => import('../order/order-detail.tsx').then((module) => module.OrderDetail),
  () => import('../order/order.messages.ts').then((module) => module.orderMessages),
);

/** Where an order leads: its address in the host, or null, and what opens it. */
export interface OrderLinks {
  readonly hrefOf: (order: OrderSummary) => string | null;
  readonly onOpen: (order: OrderSummary) => void;
}

const targetOf = ({ id }: OrderSummary) => ({ route: 'order', params: { id } }) as const;

interface OrderPlaceProps extends WidgetProps {
  readonly children: (links: OrderLinks) => ReactNode;
}

/** A list of orders, or in its place the order that was opened where the host has no page for it. */
export function OrderPlace({ emit, children }: OrderPlaceProps) {
  const sdk = useSdk();
  const navigate = useNavigate();
  const place = usePlace();
  const onOpen = (order: OrderSummary) => {
    emit('order-selected', { id: order.id, number: order.number });
    navigate(targetOf(order), () => place.open(order.id));
  };
  return (
    <div className={css.container} ref={place.ref}>
      {place.openId !== null && <OpenOrder id={place.openId} onBack={place.close} />}
      <div hidden={place.openId !== null}>
        {children({ hrefOf: (order) => sdk.href(targetOf(order)), onOpen })}
      </div>
    </div>
  );
}

/** Which order is shown in the list's place; going back returns the focus to its row. */
function usePlace() {
  const ref = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const close = () => {
    setOpenId(null);
    const row = `[data-order-id="${openId ?? ''}"]`;
    setTimeout(() => ref.current?.querySelector<HTMLElement>(row)?.focus());
  };
  return { ref, openId, open: setOpenId, close };
}

function OpenOrder({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useOrdersFeatureMessages();
  return (
    <div className={orderLayout}>
      <button type="button" className={backLink} onClick={onBack} part="back">
        <ChevronStartIcon size={18} />
        {t('orders.back')}
      </button>
      <Suspense fallback={<OrderSkeleton />}>
        <OrderDetail orderId={id} hasFocus />
      </Suspense>
    </div>
  );
}
