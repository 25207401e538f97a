import { Button } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { InvoicesIcon } from '@foyer/ui/icon/menu-icons.tsx';
import { useInvoiceListMessages } from './invoice-list.messages.ts';

export interface NoInvoicesProps {
  readonly onReload: () => void;
}

/** The empty state of the list. */
export function NoInvoices({ onReload }: NoInvoicesProps) {
  const { t } = useInvoiceListMessages();
  return (
    <EmptyState
      icon={<InvoicesIcon size={24} />}
      title={t('invoices.invoice-list.empty.title')}
      actions={
        <Button variant="secondary" onClick={onReload}>
          {t('base.reload')}
        </Button>
      }
    >
      {t('invoices.invoice-list.empty.text')}
    </EmptyState>
  );
}
