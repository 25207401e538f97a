import type { CallOutput, Contract } from '@foyer/contract';
import type { Loadable } from '@foyer/core';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { ShipmentStateBadge } from '../../../domain/shipment/shipment-state-badge.view.tsx';
import { TrackingLink } from '../../../domain/shipment/tracking-link.view.tsx';
import { useShipmentDate } from '../../../domain/shipment/use-shipment-date.ts';
import * as page from '../../../page/detail-page.css.ts';
import { LinkOrText } from '../../../widget/links/link-or-text.tsx';
import * as css from './order.css.ts';
import { useOrderMessages } from './order.messages.ts';

type Shipments = CallOutput<Contract['listOrderShipments']>;
type Shipment = Shipments['items'][number];

export interface OrderShipmentsProps {
  readonly shipments: Loadable<Shipments>;
  readonly isCancelled: boolean;
}

/** The shipments of an order, with links to each and to the carrier's tracking page. */
export function OrderShipments({ shipments, isCancelled }: OrderShipmentsProps) {
  const { t } = useOrderMessages();
  const { data, error } = shipments;
  if (data === undefined && error === undefined) {
    return (
      <SkeletonGroup label={t('orders.order.shipments.loading')}>
        <Skeleton height={44} width="100%" />
      </SkeletonGroup>
    );
  }
  if (data === undefined) {
    const isLater = error?.code === 'not_offered';
    return (
      <p className={page.muted}>
        {t(isLater ? 'orders.order.shipments.unavailable' : 'orders.order.shipments.failed')}
      </p>
    );
  }
  if (data.items.length === 0) {
    return (
      <p className={page.muted}>
        {t(isCancelled ? 'orders.order.shipments.cancelled' : 'orders.order.shipments.none')}
      </p>
    );
  }
  return (
    <ul className={css.shipments} part="shipments">
      {data.items.map((shipment) => (
        <ShipmentItem key={shipment.id} shipment={shipment} />
      ))}
    </ul>
  );
}

function ShipmentItem({ shipment }: { shipment: Shipment }) {
  const date = useShipmentDate()(shipment);
  return (
    <li className={css.shipment} part="shipment">
      <div className={css.shipmentHead}>
        <ShipmentName shipment={shipment} />
        <ShipmentStateBadge state={shipment.state} />
      </div>
      <span className={page.muted}>{shipment.carrier}</span>
      {date && <span className={page.muted}>{date}</span>}
      <TrackingLink {...shipment} className={page.muted} />
    </li>
  );
}

/** A link to the shipment where the host has a page for it. */
function ShipmentName({ shipment: { id, number } }: { shipment: Shipment }) {
  const { t } = useOrderMessages();
  return (
    <LinkOrText
      target={{ route: 'shipment', params: { id } }}
      className={classNames(css.strong, page.link)}
      textClassName={css.strong}
    >
      {t('orders.order.shipments.number', { number })}
    </LinkOrText>
  );
}
