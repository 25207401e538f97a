import type { TicketSummary } from '@foyer/contract/tickets/tickets.schema';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { DetailSkeleton } from '../../../page/detail-skeleton.view.tsx';
import { useTicketMessages } from './ticket.messages.ts';
import { TicketIntroduction } from './ticket-introduction.view.tsx';

/** A skeleton of a ticket, with the data that a list has loaded already. */
export function TicketSkeleton({ known }: { readonly known: TicketSummary | undefined }) {
  const { t } = useTicketMessages();
  return (
    <DetailSkeleton
      label={t('tickets.ticket.loading')}
      head={known && <TicketIntroduction ticket={known} actions={<Skeleton width={160} height={44} />} />}
      headHeight={56}
      main={520}
      beside={<Skeleton width="100%" height={420} />}
    />
  );
}
