import { useListReturn } from '../../../list/use-list-return.ts';
import * as page from '../../../page/detail-page.css.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { Trail } from '../../../widget/trail.tsx';
import { container } from '../shipment-container.css.ts';
import { useShipmentMessages } from './shipment.messages.ts';
import { ShipmentDetail } from './shipment-detail.tsx';
import { useShipment } from './use-shipment.ts';

export interface ShipmentProps extends WidgetProps {
  /** The shipment's id. */
  readonly shipmentId?: string;
}

const overview = { route: 'shipments' } as const;

/** `<foyer-shipment>`: one shipment. */
export function Shipment({ shipmentId = '' }: ShipmentProps) {
  return (
    <div className={container}>
      <div className={page.layout} part="shipment">
        <ShipmentTrail shipmentId={shipmentId} />
        <ShipmentDetail key={shipmentId} shipmentId={shipmentId} />
      </div>
    </div>
  );
}

function ShipmentTrail({ shipmentId }: { readonly shipmentId: string }) {
  const { t } = useShipmentMessages();
  const onFollow = useListReturn('shipments');
  const { shipment, known } = useShipment(shipmentId);
  const data = shipment.data ?? known;
  return (
    <Trail
      steps={[{ label: t('shipments.title'), target: overview, onFollow }]}
      current={data && t('shipments.shipment.title', { number: data.number })}
    />
  );
}
