import { Quotation, QuotationRequest, Quotations } from '@foyer/react';
import type { Pages } from '../page.ts';
import { WidgetScreen } from '../widget-screen.tsx';

export const pages: Pages<'offer-overview' | 'quotation' | 'quotation-request'> = {
  'offer-overview': {
    widget: Quotations,
    node: <WidgetScreen>{({ visit }) => <Quotations key={visit} syncUrl />}</WidgetScreen>,
  },
  quotation: {
    widget: Quotation,
    node: <WidgetScreen>{({ id }) => <Quotation key={id} quotationId={id} />}</WidgetScreen>,
  },
  // cart and article lead here, with what is asked for in the address
  'quotation-request': {
    widget: QuotationRequest,
    node: (
      <WidgetScreen>
        {({ visit, ask }) => (
          <QuotationRequest
            key={visit}
            fromCart={ask('from') === 'cart'}
            articleId={ask('article')}
            quantity={Number(ask('quantity') ?? 1)}
          />
        )}
      </WidgetScreen>
    ),
  },
};
