import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { Suspense, useState } from 'react';
import { container } from '../../../page/container.css.ts';
import * as page from '../../../page/detail-page.css.ts';
import { useResource } from '../../../provider/use-resource.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { WidgetBreadcrumb } from '../../../widget/links/widget-breadcrumb.tsx';
import { FailedState } from '../../../widget/states/widget-states.tsx';
import * as css from './quotation-request.css.ts';
import { useQuotationRequestMessages } from './quotation-request.messages.ts';
import { RequestForm } from './request-form.tsx';
import type { RequestSentProps } from './request-sent.view.tsx';

const loadSent = async () => (await import('./request-sent.view.tsx')).RequestSent;
const RequestSent = lazyView<RequestSentProps>(loadSent);

export interface QuotationRequestProps extends WidgetProps {
  /** Requests a quotation for the cart. @default false */
  readonly fromCart?: boolean;
  /** Id of the article in the first line. */
  readonly articleId?: string;
  /** Quantity of the article in `articleId`. @default 1 */
  readonly quantity?: number;
}

const overview = { route: 'offer-overview' } as const;

/** `<foyer-quotation-request>`: the form that requests a quotation. */
export function QuotationRequest({ emit, ...given }: QuotationRequestProps) {
  const { t } = useQuotationRequestMessages();
  const [sent, setSent] = useState<Quotation | null>(null);
  // The given cart, article and quantity apply to the first request only.
  const [isFirst, setFirst] = useState(true);
  const onSent = (quotation: Quotation) => {
    setSent(quotation);
    setFirst(false);
    emit('quotation-requested', { id: quotation.id, number: quotation.number });
  };
  return (
    <div className={container}>
      <div className={page.layout} part="quotation-request">
        <WidgetBreadcrumb
          steps={[{ label: t('quotations.title'), target: overview }]}
          current={t('quotations.quotation-request.title')}
        />
        {sent ? (
          <Suspense fallback={<RequestSkeleton />}>
            <RequestSent quotation={sent} onAnother={() => setSent(null)} />
          </Suspense>
        ) : (
          <>
            <header className={css.header}>
              <h1 className={page.title} tabIndex={-1} part="title">
                <slot name="heading">{t('quotations.quotation-request.title')}</slot>
              </h1>
              <p className={page.muted}>{t('quotations.quotation-request.intro')}</p>
            </header>
            <Request {...(isFirst && given)} onSent={onSent} />
          </>
        )}
      </div>
    </div>
  );
}

type RequestProps = Omit<QuotationRequestProps, 'emit'> & {
  readonly onSent: (quotation: Quotation) => void;
};

/** Loads the cart before the form where it is requested. An empty cart falls back to the form with lines. */
function Request({ fromCart = false, articleId = '', quantity = 1, onSent }: RequestProps) {
  const cart = useResource('getCart', undefined, { isEnabled: fromCart });
  const count = Number.isInteger(quantity) && quantity > 0 ? quantity : 1;
  if (fromCart && cart.data === undefined) {
    if (cart.error === undefined) return <RequestSkeleton />;
    return <FailedState error={cart.error} onRetry={() => void cart.reload()} />;
  }
  const asked = fromCart && cart.data && cart.data.items.length > 0 ? cart.data : null;
  return (
    <RequestForm
      cart={asked}
      articleId={articleId}
      quantity={count}
      onCartChanged={cart.reload}
      onSent={onSent}
    />
  );
}

function RequestSkeleton() {
  const { t } = useQuotationRequestMessages();
  return (
    <SkeletonGroup label={t('base.loading')} className={css.form}>
      <Skeleton height={320} width="100%" />
      <Skeleton height={200} width="100%" />
    </SkeletonGroup>
  );
}
