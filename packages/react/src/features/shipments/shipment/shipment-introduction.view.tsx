import type { ShipmentSummary } from '@foyer/contract/shipments/shipments.schema';
import { ShipmentStateBadge } from '../../../domain/shipment/shipment-state-badge.view.tsx';
import { useShipmentDate } from '../../../domain/shipment/use-shipment-date.ts';
import { DetailHead, type DetailIntroductionProps } from '../../../page/detail-head.view.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { LinkOrText } from '../../../widget/links/link-or-text.tsx';
import * as css from './shipment.css.ts';
import { useShipmentMessages } from './shipment.messages.ts';

type Shown = { readonly shipment: ShipmentSummary };

/** Number, state, delivery date and order of a shipment, which lists have loaded already. */
export function ShipmentIntroduction({ shipment, children, ...rest }: DetailIntroductionProps & Shown) {
  const { t } = useShipmentMessages();
  const dateOf = useShipmentDate();
  return (
    <DetailHead
      {...rest}
      title={t('shipments.shipment.title', { number: shipment.number })}
      number={shipment.number}
      badge={<ShipmentStateBadge state={shipment.state} />}
    >
      <p className={css.date}>{dateOf(shipment)}</p>
      <OrderOf shipment={shipment} />
      {children}
    </DetailHead>
  );
}

/** The order of the shipment, as a link where the host has a page for it. */
function OrderOf({ shipment: { orderId, orderNumber, reference } }: Shown) {
  const { t } = useShipmentMessages();
  return (
    <p className={page.muted}>
      <LinkOrText target={{ route: 'order', params: { id: orderId } }} className={css.wayTo}>
        {t('shipments.shipment.order', { number: orderNumber })}
      </LinkOrText>
      {reference && ` · ${t('shipments.shipment.reference', { reference })}`}
    </p>
  );
}
