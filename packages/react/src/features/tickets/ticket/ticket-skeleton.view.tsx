import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useTicketMessages } from './ticket.messages.ts';

/** Stands where the ticket will be, as large as most. */
export function TicketSkeleton() {
  const { t } = useTicketMessages();
  return (
    <SkeletonGroup label={t('tickets.ticket.loading')} className={page.layout}>
      <Skeleton width="min(360px, 90%)" height={56} />
      <div className={page.columns}>
        <Skeleton width="100%" height={520} />
        <Skeleton width="100%" height={420} />
      </div>
    </SkeletonGroup>
  );
}
