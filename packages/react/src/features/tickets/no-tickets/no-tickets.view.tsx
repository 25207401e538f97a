import { Button } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { TicketIcon } from '@foyer/ui/icon/menu-icons.tsx';
import type { ReactNode } from 'react';
import { useNoTicketsMessages } from './no-tickets.messages.ts';

export interface NoTicketsProps {
  /** The link to the form for a new ticket. */
  readonly create: ReactNode;
  readonly onReload: () => void;
}

/** The empty state of the list before the first ticket. */
export function NoTickets({ create, onReload }: NoTicketsProps) {
  const { t } = useNoTicketsMessages();
  return (
    <EmptyState
      icon={<TicketIcon size={24} />}
      title={t('tickets.no-tickets.title')}
      actions={
        <>
          {create}
          <Button variant="secondary" onClick={onReload}>
            {t('base.reload')}
          </Button>
        </>
      }
    >
      {t('tickets.no-tickets.text')}
    </EmptyState>
  );
}
