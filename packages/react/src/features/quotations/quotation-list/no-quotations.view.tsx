import { Button } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { OffersIcon } from '@foyer/ui/icon/offers-icon.tsx';
import type { ReactNode } from 'react';
import { useQuotationListMessages } from './quotation-list.messages.ts';

export interface NoQuotationsProps {
  /** The link to the request form. */
  readonly request: ReactNode;
  readonly onReload: () => void;
}

/** The empty state of the list before the first quotation. */
export function NoQuotations({ request, onReload }: NoQuotationsProps) {
  const { t } = useQuotationListMessages();
  return (
    <EmptyState
      icon={<OffersIcon size={24} />}
      title={t('quotations.quotation-list.empty.title')}
      actions={
        <>
          {request}
          <Button variant="secondary" onClick={onReload}>
            {t('base.reload')}
          </Button>
        </>
      }
    >
      {t('quotations.quotation-list.empty.text')}
    </EmptyState>
  );
}
