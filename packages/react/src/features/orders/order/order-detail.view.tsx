import type { CallOutput, Contract } from '@foyer/contract';
import type { Order } from '@foyer/contract/orders/orders.schema';
import type { Loadable } from '@foyer/core';
import { Card } from '@foyer/ui/card/card.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { Suspense, useEffect } from 'react';
import { Totals } from '../../../domain/totals/totals.view.tsx';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import * as page from '../../../page/detail-page.css.ts';
import * as css from './order.css.ts';
import { useOrderMessages } from './order.messages.ts';
import { OrderAddresses } from './order-addresses.view.tsx';
import { OrderFacts } from './order-facts.view.tsx';
import { OrderHead, type OrderHeadProps } from './order-head.view.tsx';
import { OrderItems } from './order-items.view.tsx';
import { createProgress } from './order-progress.ts';
import { OrderProgress } from './order-progress.view.tsx';
import type { OrderShipmentsProps } from './order-shipments.view.tsx';
import type { ReorderOutcome } from './reorder.ts';
import type { ReorderResultProps } from './reorder-result.view.tsx';

const loadResult = async () => (await import('./reorder-result.view.tsx')).ReorderResult;
const ReorderResult = lazyView<ReorderResultProps>(loadResult);
// Loaded in parallel with its data, which is requested after the order.
const OrderShipments = lazyWithTexts<OrderShipmentsProps>(
  () => import('./order-shipments.view.tsx').then((module) => module.OrderShipments),
  () =>
    import('../../../domain/shipment/shipment-words.messages.ts').then(
      (module) => module.shipmentWordsMessages,
    ),
);

export interface OrderDetailViewProps extends OrderHeadProps {
  readonly order: Order;
  readonly shipments: Loadable<CallOutput<Contract['listOrderShipments']>>;
  readonly canShop: boolean;
  readonly reorderOutcome: ReorderOutcome | null;
  readonly onDismiss: () => void;
}

/** The whole page of an order. */
export function OrderDetailView(props: OrderDetailViewProps) {
  const { order } = props;
  const { t } = useOrderMessages();
  // Prefetch: the result is needed at the earliest after the button was pressed.
  useEffect(() => void loadResult().catch(() => undefined), []);
  const isCancelled = order.state === 'cancelled';
  return (
    <>
      <OrderHead {...props} />
      {props.reorderOutcome && (
        <Suspense>
          <ReorderResult outcome={props.reorderOutcome} onDismiss={props.onDismiss} />
        </Suspense>
      )}
      <Card>
        <OrderProgress stages={createProgress(order)} />
      </Card>
      <OrderFacts order={order} />
      <div className={classNames(page.columns, page.columnsAndBelow)}>
        <Card title={t('orders.order.items')}>
          <OrderItems
            items={order.items}
            basis={order.totals.basis}
            isCancelled={isCancelled}
            canShop={props.canShop}
          />
        </Card>
        <div className={classNames(page.column, page.besides)}>
          <Card title={t('orders.order.totals')}>
            <Totals totals={order.totals} />
          </Card>
          <Card title={t('orders.order.shipments')}>
            <Suspense fallback={<Skeleton height={44} width="100%" />}>
              <OrderShipments shipments={props.shipments} isCancelled={isCancelled} />
            </Suspense>
          </Card>
        </div>
        <div className={css.addresses}>
          <OrderAddresses order={order} />
        </div>
      </div>
    </>
  );
}
