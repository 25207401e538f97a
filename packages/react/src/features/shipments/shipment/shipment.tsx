import { DetailPage } from '../../../page/detail-page.tsx';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useShipmentMessages } from './shipment.messages.ts';
import { ShipmentDetail } from './shipment-detail.tsx';
import { useShipment } from './use-shipment.ts';

export interface ShipmentProps extends WidgetProps {
  /** Id of the shipment. */
  readonly shipmentId?: string;
}

/** `<foyer-shipment>`: a single shipment. */
export function Shipment({ shipmentId = '' }: ShipmentProps) {
  const { t } = useShipmentMessages();
  const { resource, row } = useShipment(shipmentId);
  const data = resource.data ?? row;
  return (
    <DetailPage
      part="shipment"
      overview={{ route: 'shipments', label: t('shipments.title'), list: 'shipments' }}
      current={data && t('shipments.shipment.title', { number: data.number })}
    >
      <ShipmentDetail key={shipmentId} shipmentId={shipmentId} />
    </DetailPage>
  );
}
