import type { Shipment } from '@foyer/contract/shipments/shipments.schema';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { OrdersIcon } from '@foyer/ui/icon/icons.tsx';
import { useEffect, useRef } from 'react';
import { useDownload } from '../../../domain/file/use-download.ts';
import { useCall } from '../../../provider/use-mutation.ts';
import { usePermission } from '../../../provider/use-permission.ts';
import { useLocale } from '../../../provider/use-session.ts';
import { FailedState } from '../../../widget/widget-states.tsx';
import { useShipmentMessages } from './shipment.messages.ts';
import { ShipmentDetailView } from './shipment-detail.view.tsx';
import { ShipmentSkeleton } from './shipment-skeleton.view.tsx';
import { useShipment } from './use-shipment.ts';

export interface ShipmentDetailProps {
  readonly shipmentId: string;
  /** Moves the focus to the heading once it is there; for a shipment that took a list's place. */
  readonly hasFocus?: boolean;
}

/** One shipment by its id. */
export function ShipmentDetail({ shipmentId, hasFocus = false }: ShipmentDetailProps) {
  const { t } = useShipmentMessages();
  const { isAddressable, shipment, known } = useShipment(shipmentId);
  if (!isAddressable || shipment.error?.code === 'not_found') {
    return (
      <EmptyState
        headingLevel={1}
        icon={<OrdersIcon size={24} />}
        title={t('shipments.shipment.not-found.title')}
      >
        {t('shipments.shipment.not-found.text')}
      </EmptyState>
    );
  }
  if (shipment.data) return <LoadedShipment shipment={shipment.data} hasFocus={hasFocus} />;
  if (shipment.error) {
    const isRetrying = shipment.status === 'loading';
    return (
      <FailedState error={shipment.error} onRetry={() => void shipment.reload()} isRetrying={isRetrying} />
    );
  }
  return <ShipmentSkeleton known={known} />;
}

function LoadedShipment({ shipment, hasFocus }: { shipment: Shipment; hasFocus: boolean }) {
  const { t } = useShipmentMessages();
  const { code: locale } = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  const canShop = usePermission('shop');
  const call = useCall();
  const download = useDownload();
  useEffect(() => {
    if (hasFocus) title.current?.focus();
  }, [hasFocus]);
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
