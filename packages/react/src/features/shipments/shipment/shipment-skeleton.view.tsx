import type { ShipmentSummary } from '@foyer/contract/shipments/shipments.schema';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useShipmentMessages } from './shipment.messages.ts';
import { ShipmentIntroduction } from './shipment-introduction.view.tsx';

/** Stands where the shipment will be, as large as most, with what is known of it. */
export function ShipmentSkeleton({ known }: { readonly known?: ShipmentSummary | undefined }) {
  const { t } = useShipmentMessages();
  return (
    <>
      {known && (
        <ShipmentIntroduction shipment={known} actions={<Skeleton width={320} height={44} />}>
          <Skeleton height={20} width={140} />
        </ShipmentIntroduction>
      )}
      <SkeletonGroup label={t('shipments.shipment.loading')} className={page.layout}>
        {!known && <Skeleton width="min(360px, 90%)" height={32} />}
        <div className={page.columns}>
          <Skeleton width="100%" height={420} />
          <Skeleton width="100%" height={280} />
        </div>
      </SkeletonGroup>
    </>
  );
}
