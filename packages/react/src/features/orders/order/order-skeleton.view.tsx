import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useOrderMessages } from './order.messages.ts';

/** Stands where the order will be, as large as most. */
export function OrderSkeleton() {
  const { t } = useOrderMessages();
  return (
    <SkeletonGroup label={t('orders.order.loading')} className={page.layout}>
      <Skeleton width="min(360px, 90%)" height={32} />
      <Skeleton width="100%" height={110} />
      <div className={page.columns}>
        <Skeleton width="100%" height={360} />
        <Skeleton width="100%" height={240} />
      </div>
    </SkeletonGroup>
  );
}
