import type { Shipment } from '@foyer/contract/shipments/shipments.schema';
import { OrdersIcon } from '@foyer/ui/icon/icons.tsx';
import { useDownload } from '../../../domain/file/use-download.ts';
import { RecordView } from '../../../page/record-view.tsx';
import { useTitleFocus } from '../../../page/use-title-focus.ts';
import { useCall } from '../../../provider/use-mutation.ts';
import { usePermission } from '../../../provider/use-permission.ts';
import { useLocale } from '../../../provider/use-session.ts';
import { useShipmentMessages } from './shipment.messages.ts';
import { ShipmentDetailView } from './shipment-detail.view.tsx';
import { ShipmentSkeleton } from './shipment-skeleton.view.tsx';
import { useShipment } from './use-shipment.ts';

export interface ShipmentDetailProps {
  readonly shipmentId: string;
  /** Focuses the heading once it is rendered; for a shipment that replaced a list. */
  readonly hasFocus?: boolean;
}

/** Loads a shipment by its id. */
export function ShipmentDetail({ shipmentId, hasFocus = false }: ShipmentDetailProps) {
  const { t } = useShipmentMessages();
  const record = useShipment(shipmentId);
  const notFound = {
    icon: <OrdersIcon size={24} />,
    title: t('shipments.shipment.not-found.title'),
    text: t('shipments.shipment.not-found.text'),
  };
  return (
    <RecordView record={record} notFound={notFound} skeleton={(row) => <ShipmentSkeleton known={row} />}>
      {(shipment) => <LoadedShipment shipment={shipment} hasFocus={hasFocus} />}
    </RecordView>
  );
}

function LoadedShipment({ shipment, hasFocus }: { shipment: Shipment; hasFocus: boolean }) {
  const { t } = useShipmentMessages();
  const { code: locale } = useLocale();
  const title = useTitleFocus(hasFocus);
  const canShop = usePermission('shop');
  const call = useCall();
  const download = useDownload();
  return (
    <ShipmentDetailView
      shipment={shipment}
      canShop={canShop}
      noteStatus={download.state.status}
      titleRef={title}
      onNote={() =>
        void download.start(
          shipment.id,
          () => call('downloadDeliveryNote', { params: { id: shipment.id }, query: { locale } }),
          t('shipments.shipment.note.file', { number: shipment.number }),
        )
      }
    />
  );
}
