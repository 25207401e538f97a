import type { InvoiceSummary } from '@foyer/contract/invoices/invoices.schema';
import { maxArchivedInvoices } from '@foyer/contract/invoices/max-archived-invoices';
import { useState } from 'react';
import { ChoiceBar } from '../../../list/choice/choice-bar.tsx';
import type { Choice } from '../../../list/choice/use-choice.ts';
import type { AnyList } from '../../../list/list-state.ts';
import { InvoiceArchiveView } from './invoice-archive.view.tsx';
import { useInvoiceArchive, type WantedArchive } from './use-invoice-archive.ts';

export interface InvoiceArchiveProps {
  readonly list: Pick<AnyList<InvoiceSummary>, 'items' | 'total' | 'totalIsCapped' | 'query'>;
  readonly choice: Choice;
}

/** Downloads the selected invoices of a list as one archive. */
export function InvoiceArchive({ list, choice }: InvoiceArchiveProps) {
  const [withXml, setWithXml] = useState(false);
  const { state, receivedBytes, start, cancel } = useInvoiceArchive();
  const count = choice.isAll ? (list.total ?? 0) : choice.ids.size;
  const download = () => {
    const { locale: _, sort: __, ...filter } = list.query;
    const which: WantedArchive = choice.isAll ? { filter } : { ids: [...choice.ids] };
    start({ ...which, formats: withXml ? ['pdf', 'xml'] : ['pdf'] });
  };
  return (
    <ChoiceBar list={list} choice={choice}>
      <InvoiceArchiveView
        count={count}
        state={state}
        receivedBytes={receivedBytes}
        withXml={withXml}
        isTooMany={count > maxArchivedInvoices}
        onWithXml={setWithXml}
        onDownload={download}
        onCancel={cancel}
      />
    </ChoiceBar>
  );
}
