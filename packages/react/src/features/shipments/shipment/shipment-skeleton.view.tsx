import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useShipmentMessages } from './shipment.messages.ts';

/** Stands where the shipment will be, as large as most. */
export function ShipmentSkeleton() {
  const { t } = useShipmentMessages();
  return (
    <SkeletonGroup label={t('shipments.shipment.loading')} className={page.layout}>
      <Skeleton width="min(360px, 90%)" height={32} />
      <div className={page.columns}>
        <Skeleton width="100%" height={420} />
        <Skeleton width="100%" height={280} />
      </div>
    </SkeletonGroup>
  );
}
