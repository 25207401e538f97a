import { Button } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { OffersIcon } from '@foyer/ui/icon/offers-icon.tsx';
import type { ReactNode } from 'react';
import { useQuotationListMessages } from './quotation-list.messages.ts';

export interface NoQuotationsProps {
  /** The way to the first one. */
  readonly request: ReactNode;
  readonly onReload: () => void;
}

/** Nobody has asked for one yet. */
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
