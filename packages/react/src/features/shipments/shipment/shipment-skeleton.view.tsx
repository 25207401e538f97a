import type { ShipmentSummary } from '@foyer/contract/shipments/shipments.schema';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { DetailSkeleton } from '../../../page/detail-skeleton.view.tsx';
import { useShipmentMessages } from './shipment.messages.ts';
import { ShipmentIntroduction } from './shipment-introduction.view.tsx';

/** A skeleton of a shipment, with the data that a list has loaded already. */
export function ShipmentSkeleton({ known }: { readonly known: ShipmentSummary | undefined }) {
  const { t } = useShipmentMessages();
  return (
    <DetailSkeleton
      label={t('shipments.shipment.loading')}
      head={
        known && (
          <ShipmentIntroduction shipment={known} actions={<Skeleton width={320} height={44} />}>
            <Skeleton height={20} width={140} />
          </ShipmentIntroduction>
        )
      }
      main={420}
      beside={<Skeleton width="100%" height={280} />}
    />
  );
}
