import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { Card } from '@foyer/ui/card/card.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { type Ref, Suspense } from 'react';
import { AddressText } from '../../../domain/address/address-text.view.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { NextStep, type NextStepProps } from './next-step.view.tsx';
import * as css from './quotation.css.ts';
import { useQuotationMessages } from './quotation.messages.ts';
import { QuotationContact } from './quotation-contact.view.tsx';
import { QuotationFacts } from './quotation-facts.view.tsx';
import { QuotationIntroduction } from './quotation-introduction.view.tsx';
import { QuotationLines } from './quotation-lines.view.tsx';
import type { QuotationMessagesProps } from './quotation-messages.view.tsx';
import { QuotationTimeline } from './quotation-timeline.view.tsx';
import { QuotationTotals } from './quotation-totals.view.tsx';

// The last card of its column: loaded while the first ones are rendered.
const QuotationMessages = lazyView<QuotationMessagesProps>(
  async () => (await import('./quotation-messages.view.tsx')).QuotationMessages,
);

export interface QuotationDetailViewProps extends NextStepProps {
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly canShop: boolean;
  readonly onChanged: (quotation: Quotation) => void;
}

/** The whole page of a quotation. */
export function QuotationDetailView(props: QuotationDetailViewProps) {
  const { quotation, titleRef } = props;
  const { t } = useQuotationMessages();
  const { number, contact, deliveryAddress } = quotation;
  return (
    <>
      <QuotationIntroduction quotation={quotation} titleRef={titleRef} />
      <NextStep {...props} />
      <QuotationFacts quotation={quotation} />
      <div className={page.columns}>
        <div className={page.column}>
          <WordsCard quotation={quotation} />
          {quotation.items.length > 0 && (
            <Card title={t('quotations.quotation.lines')}>
              <QuotationLines quotation={quotation} canShop={props.canShop} />
            </Card>
          )}
          <Suspense fallback={<Skeleton height={240} width="100%" />}>
            <QuotationMessages quotation={quotation} onChanged={props.onChanged} />
          </Suspense>
        </div>
        <div className={page.column}>
          <Card title={t('quotations.quotation.totals')}>
            <QuotationTotals quotation={quotation} />
          </Card>
          {contact && <QuotationContact contact={contact} number={number} />}
          {deliveryAddress && (
            <Card title={t('quotations.quotation.delivery')}>
              <AddressText address={deliveryAddress} />
            </Card>
          )}
          <Card title={t('quotations.quotation.timeline')}>
            <QuotationTimeline timeline={quotation.timeline} />
          </Card>
        </div>
      </div>
    </>
  );
}

/** The description of the request. */
function WordsCard({ quotation: { description } }: { readonly quotation: Quotation }) {
  const { t } = useQuotationMessages();
  if (!description) return null;
  return (
    <Card title={t('quotations.quotation.description')}>
      <p className={css.words}>{description}</p>
    </Card>
  );
}
