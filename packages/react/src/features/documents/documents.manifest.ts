import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { listSlots } from '../../widget/slot-specs.ts';

export const documentsWidget = defineWidget({
  tag: 'documents',
  name: 'Documents',
  summary:
    'Contracts, price lists, manuals and whatever else there is for the customer: search, kind, period, what is new, every version to download.',
  status: 'experimental',
  access: 'signedIn',
  attributes: {
    compact: {
      type: 'boolean',
      description: 'The newest documents only: no heading, search, filters, pages or export.',
      default: false,
    },
    'page-size': { type: 'number', description: 'Documents per page, 1 to 100; 25, or 5 when compact.' },
    category: { type: 'string', description: 'Shows the documents of this kind first.' },
    'sync-url': {
      type: 'boolean',
      description: "Keeps search, filters, order, page and columns in the page's address.",
      default: false,
    },
  },
  sample: {},
  shows: ['document'],
  states: ['empty', 'error'],
  events: {
    'document-downloaded': defineEvent<{ id: string; version: number }>({
      description: 'A file was handed to the user.',
      detail: '{ id: string; version: number }',
    }),
  },
  slots: listSlots,
  parts: {
    documents: 'The documents as a whole.',
    title: true,
    toolbar: true,
    surface: true,
    table: true,
    list: true,
    row: true,
    sort: true,
    columns: true,
    export: true,
    range: true,
    badge: true,
    pagination: true,
    preview: true,
    'preview-bar': 'Pages and zoom of the document that is shown.',
    'preview-page': 'A page of the document that is shown.',
    download: true,
  },
  minBlockSize: '640px',
  compactBlockSize: '320px',
  load: () => import('./document-list/document-list.tsx').then((module) => module.Documents),
  messages: () =>
    import('./document-list/document-list.messages.ts').then((module) => module.documentListMessages),
});

/** Documents of the company, its brand and the person. */
export const documentsFeature = defineFeature({ name: 'documents', widgets: [documentsWidget] });
