import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { OffersIcon } from '@foyer/ui/icon/offers-icon.tsx';
import { Suspense, useState } from 'react';
import { useDownload } from '../../../domain/file/use-download.ts';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import { RecordView } from '../../../page/record-view.tsx';
import { useTitleFocus } from '../../../page/use-title-focus.ts';
import { useCall } from '../../../provider/use-mutation.ts';
import { usePermission } from '../../../provider/use-permission.ts';
import { useEmit } from '../../../widget/widget-context.ts';
import type { Answer } from './answer.ts';
import { useQuotationMessages } from './quotation.messages.ts';
import { QuotationDetailView } from './quotation-detail.view.tsx';
import { QuotationSkeleton } from './quotation-skeleton.view.tsx';
import { useQuotation } from './use-quotation.ts';

// The dialog is loaded when an answer is chosen.
const AnswerDialog = lazyWithTexts(
  () => import('../quotation-answer/quotation-answer.tsx').then((module) => module.QuotationAnswer),
  () =>
    import('../quotation-answer/quotation-answer.messages.ts').then(
      (module) => module.quotationAnswerMessages,
    ),
);

export interface QuotationDetailProps {
  readonly quotationId: string;
  /** Focuses the heading once it is rendered; for a quotation that replaced a list. */
  readonly hasFocus?: boolean;
}

/** Loads a quotation by its id. */
export function QuotationDetail({ quotationId, hasFocus = false }: QuotationDetailProps) {
  const { t } = useQuotationMessages();
  const record = useQuotation(quotationId);
  const notFound = {
    icon: <OffersIcon size={24} />,
    title: t('quotations.quotation.not-found.title'),
    text: t('quotations.quotation.not-found.text'),
  };
  return (
    <RecordView record={record} notFound={notFound} skeleton={(row) => <QuotationSkeleton known={row} />}>
      {(quotation) => (
        <LoadedQuotation quotation={quotation} hasFocus={hasFocus} onChanged={record.resource.set} />
      )}
    </RecordView>
  );
}

interface LoadedQuotationProps {
  readonly quotation: Quotation;
  readonly hasFocus: boolean;
  readonly onChanged: (quotation: Quotation) => void;
}

function LoadedQuotation({ quotation, hasFocus, onChanged }: LoadedQuotationProps) {
  const emit = useEmit();
  const call = useCall();
  const canShop = usePermission('shop');
  const download = useDownload();
  const title = useTitleFocus(hasFocus);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const onDone = (next: Quotation) => {
    onChanged(next);
    setAnswer(null);
    const { id, number, order } = next;
    if (order && answer === 'accept') {
      emit('quotation-accepted', { id, number, orderId: order.id, orderNumber: order.number });
    }
    // The pressed button may be gone, because the possible actions have changed.
    setTimeout(() => title.current?.focus());
  };
  return (
    <>
      <QuotationDetailView
        quotation={quotation}
        titleRef={title}
        canShop={canShop}
        download={download.state}
        onAnswer={setAnswer}
        onChanged={onChanged}
        onDownload={() =>
          void download.start(
            'pdf',
            () => call('downloadQuotation', { params: { id: quotation.id } }),
            `${quotation.number}.pdf`,
          )
        }
      />
      <Suspense>
        {answer && (
          <AnswerDialog
            answer={answer}
            quotation={quotation}
            onAnswer={setAnswer}
            onClose={() => setAnswer(null)}
            onNews={onChanged}
            onDone={onDone}
          />
        )}
      </Suspense>
    </>
  );
}
