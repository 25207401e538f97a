import type { OrderSummary } from '@foyer/contract/orders/orders.schema';
import { Card } from '@foyer/ui/card/card.tsx';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { KnownTotals } from '../../../domain/totals/known-totals.view.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useOrderMessages } from './order.messages.ts';
import { OrderIntroduction } from './order-introduction.view.tsx';

/** Stands where the order will be, as large as most, with what is known of it. */
export function OrderSkeleton({ known }: { readonly known?: OrderSummary | undefined }) {
  const { t } = useOrderMessages();
  return (
    <>
      {known && (
        <OrderIntroduction order={known} actions={<Skeleton width={230} height={44} />}>
          <Skeleton height={20} width={140} />
        </OrderIntroduction>
      )}
      <SkeletonGroup label={t('orders.order.loading')} className={page.layout}>
        {!known && <Skeleton width="min(360px, 90%)" height={32} />}
        <Skeleton width="100%" height={110} />
        <div className={page.columns}>
          <Skeleton width="100%" height={360} />
          {known ? (
            <Card title={t('orders.order.totals')}>
              <KnownTotals gross={known.gross} />
            </Card>
          ) : (
            <Skeleton width="100%" height={240} />
          )}
        </div>
      </SkeletonGroup>
    </>
  );
}
