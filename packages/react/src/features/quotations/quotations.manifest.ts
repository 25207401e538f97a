import { defineDetailWidget } from '../../widget/define-detail-widget.ts';
import { defineListWidget } from '../../widget/define-list-widget.ts';
import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';

export const quotationsWidget = defineListWidget({
  tag: 'quotations',
  name: 'Quotations',
  summary:
    'All quotations with what they wait for, search, filters, paging and export (CSV, Excel), and the way to a new one; a short list for a home page with `compact`.',
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
    quotations: 'The offers as a whole.',
    request: 'The link that asks for an offer.',
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
    'One quotation: what to do next, articles with what the offer saves, messages to and from the contact, history; accepting orders.',
  status: 'stable',
  access: 'orders',
  list: 'listQuotations',
  shows: ['quotation'],
  events: {
    'quotation-accepted': defineEvent<{ id: string; number: string; orderId: string; orderNumber: string }>({
      description: 'An offer was accepted: it is an order now.',
      detail: '{ id: string; number: string; orderId: string; orderNumber: string }',
    }),
  },
  parts: {
    quotation: 'The offer as a whole.',
    next: 'What happens next, with its buttons.',
    accept: 'The button that accepts the offer.',
    negotiate: 'The button that asks for other terms.',
    decline: 'The button that declines the offer.',
    renew: 'The button that asks for an offer anew whose time is over.',
    cancel: 'The button that takes the question for an offer back.',
    download: true,
    'to-order': true,
    facts: true,
    lines: true,
    line: true,
    totals: true,
    savings: 'What the offer saves against the list price.',
    messages: true,
    message: true,
    contact: 'Who has made the offer, with mail and telephone.',
    'delivery-address': true,
    timeline: true,
    'send-message': true,
    dialog: true,
    'ordered-lines': 'What was ordered of the offer.',
    'other-address': 'The link that chooses another address.',
    changes: 'What has changed since the offer was made.',
    terms: true,
    order: 'The button that orders what the offer says.',
    send: 'The button that sends the question about the terms.',
    'renew-instead': 'The button that asks for it anew in place of accepting.',
  },
  load: () => import('./quotation/quotation.tsx').then((module) => module.Quotation),
  messages: () => import('./quotation/quotation.messages.ts').then((module) => module.quotationMessages),
});

export const quotationRequestWidget = defineWidget({
  tag: 'quotation-request',
  name: 'QuotationRequest',
  summary: 'Asks for a quotation: for the cart, for articles, or for what is described in words.',
  status: 'stable',
  access: 'shop',
  attributes: {
    'from-cart': {
      type: 'boolean',
      description: 'Asks for what is in the cart, which stays as it is.',
      default: false,
    },
    'article-id': { type: 'string', description: 'An article that stands in the first line.' },
    quantity: { type: 'number', description: 'How many of that article.', default: 1 },
  },
  sample: { 'from-cart': true },
  shows: ['quotation-request'],
  states: ['error'],
  events: {
    navigate: navigateEvent,
    'quotation-requested': defineEvent<{ id: string; number: string }>({
      description: 'A quotation was asked for.',
      detail: '{ id: string; number: string }',
    }),
  },
  slots: ['heading'],
  parts: {
    'quotation-request': 'The question for an offer as a whole.',
    breadcrumb: true,
    title: true,
    form: true,
    lines: true,
    line: true,
    remove: 'The button that takes a line out.',
    'add-line': 'The button for one more article.',
    submit: true,
    sent: true,
    'to-quotation': 'The link to the offer that was asked for.',
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
