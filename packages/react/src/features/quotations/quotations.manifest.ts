import { defineDetailWidget } from '../../widget/define-detail-widget.ts';
import { defineListWidget } from '../../widget/define-list-widget.ts';
import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';

export const quotationsWidget = defineListWidget({
  tag: 'quotations',
  name: 'Quotations',
  summary:
    'All quotations with their state, search, filters, paging and export (CSV, Excel), and a link to request one; a short list for a home page with `compact`.',
  status: 'stable',
  access: 'orders',
  entries: 'quotations',
  compact: 'The newest quotations only',
  opens: 'quotation',
  attributes: {
    state: { type: 'string', description: 'Shows the quotations of this state first.' },
  },
  shows: ['offer-overview'],
  parts: {
    quotations: 'The quotations as a whole.',
    request: 'The link that requests a quotation.',
    badge: true,
  },
  load: () => import('./quotation-list/quotation-list.tsx').then((module) => module.Quotations),
  messages: () =>
    import('./quotation-list/quotation-list.messages.ts').then((module) => module.quotationListMessages),
});

export const quotationWidget = defineDetailWidget({
  tag: 'quotation',
  name: 'Quotation',
  summary:
    'One quotation: next step, articles with savings against list prices, messages to and from the contact, history. Accepting it places an order.',
  status: 'stable',
  access: 'orders',
  list: 'listQuotations',
  shows: ['quotation'],
  events: {
    'quotation-accepted': defineEvent<{ id: string; number: string; orderId: string; orderNumber: string }>({
      description: 'A quotation was accepted and an order placed.',
      detail: '{ id: string; number: string; orderId: string; orderNumber: string }',
    }),
  },
  parts: {
    quotation: 'The quotation as a whole.',
    next: 'The next step, with its buttons.',
    accept: 'The button that accepts the quotation.',
    negotiate: 'The button that asks for other terms.',
    decline: 'The button that declines the quotation.',
    renew: 'The button that requests an expired quotation again.',
    cancel: 'The button that withdraws the request.',
    download: true,
    'to-order': true,
    facts: true,
    lines: true,
    line: true,
    totals: true,
    savings: 'The savings against the list price.',
    messages: true,
    message: true,
    contact: 'The contact for the quotation, with e-mail address and telephone number.',
    'delivery-address': true,
    timeline: true,
    'send-message': true,
    dialog: true,
    'ordered-lines': 'The ordered lines of the quotation.',
    'other-address': 'The link that chooses another address.',
    changes: 'The changes since the quotation was made.',
    terms: true,
    order: 'The button that places the order.',
    send: 'The button that sends the request for other terms.',
    'renew-instead': 'The button that requests the quotation again instead of accepting it.',
  },
  load: () => import('./quotation/quotation.tsx').then((module) => module.Quotation),
  messages: () => import('./quotation/quotation.messages.ts').then((module) => module.quotationMessages),
});

export const quotationRequestWidget = defineWidget({
  tag: 'quotation-request',
  name: 'QuotationRequest',
  summary: 'Requests a quotation: for the cart, for articles, or for a need described in words.',
  status: 'stable',
  access: 'shop',
  attributes: {
    'from-cart': {
      type: 'boolean',
      description: 'Requests a quotation for the content of the cart; the cart stays unchanged.',
      default: false,
    },
    'article-id': { type: 'string', description: 'Id of an article to put in the first line.' },
    quantity: { type: 'number', description: 'Quantity of that article.', default: 1 },
  },
  sample: { 'from-cart': true },
  shows: ['quotation-request'],
  states: ['error'],
  events: {
    navigate: navigateEvent,
    'quotation-requested': defineEvent<{ id: string; number: string }>({
      description: 'A quotation was requested.',
      detail: '{ id: string; number: string }',
    }),
  },
  slots: ['heading'],
  parts: {
    'quotation-request': 'The request for a quotation as a whole.',
    breadcrumb: true,
    title: true,
    form: true,
    lines: true,
    line: true,
    remove: 'The button that removes a line.',
    'add-line': 'The button that adds a line for another article.',
    submit: true,
    sent: true,
    'to-quotation': 'The link to the requested quotation.',
  },
  minBlockSize: '640px',
  load: () => import('./quotation-request/quotation-request.tsx').then((module) => module.QuotationRequest),
  messages: () =>
    import('./quotation-request/quotation-request.messages.ts').then(
      (module) => module.quotationRequestMessages,
    ),
});

/** The list of quotations, the single quotation and the request form. */
export const quotationsFeature = defineFeature({
  name: 'quotations',
  widgets: [quotationsWidget, quotationWidget, quotationRequestWidget],
});
