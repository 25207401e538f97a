import type { CallOutput, Contract } from '@foyer/contract';
import type { Loadable } from '@foyer/core';
import { Badge, type Tone } from '@foyer/ui/badge/badge.tsx';
import { Link } from '@foyer/ui/link/link.tsx';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './order.css.ts';
import { useOrderMessages } from './order.messages.ts';

type Shipments = CallOutput<Contract['listOrderShipments']>;
type Shipment = Shipments['items'][number];

export interface OrderShipmentsProps {
  readonly shipments: Loadable<Shipments>;
  readonly isCancelled: boolean;
}

const tones: Readonly<Record<Shipment['state'], Tone>> = {
  prepared: 'neutral',
  handed_over: 'info',
  in_transit: 'brand',
  delivered: 'success',
  returned: 'warning',
};

/** What is on its way, with the carrier's tracking page. */
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
    const isLater = error?.code === 'not_available_yet';
    return (
      <p className={css.muted}>
        {t(isLater ? 'orders.order.shipments.unavailable' : 'orders.order.shipments.failed')}
      </p>
    );
  }
  if (data.items.length === 0) {
    return (
      <p className={css.muted}>
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
  const messages = useOrderMessages();
  const { t } = messages;
  return (
    <li className={css.shipment} part="shipment">
      <div className={css.shipmentHead}>
        <span className={css.strong}>{t('orders.order.shipments.number', { number: shipment.number })}</span>
        <Badge tone={tones[shipment.state]}>
          {textOfValue(messages, `orders.order.shipments.state.${shipment.state}`)}
        </Badge>
      </div>
      <span className={css.muted}>{shipment.carrier}</span>
      <ShipmentDate shipment={shipment} />
      <Tracking shipment={shipment} />
    </li>
  );
}

function ShipmentDate({ shipment }: { shipment: Shipment }) {
  const { t } = useOrderMessages();
  const format = useFormat();
  const { deliveredAt, expectedOn, shippedAt } = shipment;
  const text = deliveredAt
    ? t('orders.order.shipments.delivered-at', { date: format.date(deliveredAt) })
    : expectedOn
      ? t('orders.order.shipments.expected-on', { date: format.date(expectedOn) })
      : shippedAt && t('orders.order.shipments.shipped-at', { date: format.date(shippedAt) });
  return text ? <span className={css.muted}>{text}</span> : null;
}

function Tracking({ shipment: { trackingNumber, trackingUrl } }: { shipment: Shipment }) {
  const { t } = useOrderMessages();
  if (trackingUrl?.startsWith('https://')) {
    return (
      <span>
        <Link href={trackingUrl} newTabLabel={t('orders.order.shipments.new-tab')}>
          {t('orders.order.shipments.tracking', { number: trackingNumber ?? '' })}
        </Link>
      </span>
    );
  }
  return trackingNumber ? <span className={css.muted}>{trackingNumber}</span> : null;
}
