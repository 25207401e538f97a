import type { TicketSummary } from '@foyer/contract/tickets/tickets.schema';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useTicketMessages } from './ticket.messages.ts';
import { TicketIntroduction } from './ticket-introduction.view.tsx';

/** Stands where the ticket will be, as large as most, with what is known of it. */
export function TicketSkeleton({ known }: { readonly known?: TicketSummary | undefined }) {
  const { t } = useTicketMessages();
  return (
    <>
      {known && <TicketIntroduction ticket={known} actions={<Skeleton width={160} height={44} />} />}
      <SkeletonGroup label={t('tickets.ticket.loading')} className={page.layout}>
        {!known && <Skeleton width="min(360px, 90%)" height={56} />}
        <div className={page.columns}>
          <Skeleton width="100%" height={520} />
          <Skeleton width="100%" height={420} />
        </div>
      </SkeletonGroup>
    </>
  );
}
