import type { OrderSummary } from '@foyer/contract/orders/orders.schema';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { KnownTotals } from '../../../domain/totals/known-totals.tsx';
import { DetailSkeleton } from '../../../page/detail-skeleton.view.tsx';
import { useOrderMessages } from './order.messages.ts';
import { OrderIntroduction } from './order-introduction.view.tsx';

/** A skeleton of an order, with the data that a list has loaded already. */
export function OrderSkeleton({ known }: { readonly known: OrderSummary | undefined }) {
  const { t } = useOrderMessages();
  return (
    <DetailSkeleton
      label={t('orders.order.loading')}
      head={
        known && (
          <OrderIntroduction order={known} actions={<Skeleton width={230} height={44} />}>
            <Skeleton height={20} width={140} />
          </OrderIntroduction>
        )
      }
      facts={110}
      main={360}
      beside={<KnownTotals title={t('orders.order.totals')} gross={known?.gross} height={240} />}
    />
  );
}
