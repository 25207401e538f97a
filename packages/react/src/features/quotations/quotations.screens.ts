import { defineScreen } from '../../screens/define-screen.ts';
import { firstPage, read } from '../../screens/first-read.ts';
import { quotationRequestWidget, quotationsWidget, quotationWidget } from './quotations.manifest.ts';

export const quotationsScreens = [
  defineScreen('offer-overview', {
    widget: quotationsWidget,
    title: 'screens.offer-overview',
    icon: 'offers',
    size: 'list',
    beginsWithTitle: true,
    anew: 'visit',
    props: () => ({ syncUrl: true }),
    reads: (place) => [firstPage('listQuotations', 'requestedAt:desc', place)],
  }),
  defineScreen('quotation', {
    widget: quotationWidget,
    title: 'screens.quotation',
    size: 'detail',
    anew: 'id',
    props: ({ id }) => ({ quotationId: id }),
    reads: ({ id, locale }) => [read('getQuotation', { params: { id }, query: { locale } })],
  }),
  // cart and article link here, with query parameters for the request
  defineScreen('quotation-request', {
    widget: quotationRequestWidget,
    title: 'screens.quotation-request',
    size: 'form',
    under: 'offer-overview',
    anew: 'visit',
    props: ({ ask }) => ({
      fromCart: ask('from') === 'cart',
      articleId: ask('article'),
      quantity: Number(ask('quantity') ?? 1),
    }),
  }),
];
