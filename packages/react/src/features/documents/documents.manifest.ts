import { defineListWidget } from '../../widget/define-list-widget.ts';
import { defineEvent, defineFeature } from '../../widget/define-widget.ts';

export const documentsWidget = defineListWidget({
  tag: 'documents',
  name: 'Documents',
  summary:
    'Contracts, price lists, manuals and other documents for the customer, with search, filters by kind and period, marks for new documents, and every version to download.',
  status: 'experimental',
  access: 'signedIn',
  entries: 'documents',
  compact: 'The newest documents only',
  attributes: {
    category: { type: 'string', description: 'Shows the documents of this kind first.' },
  },
  shows: ['document'],
  events: {
    'document-downloaded': defineEvent<{ id: string; version: number }>({
      description: 'A file was downloaded.',
      detail: '{ id: string; version: number }',
    }),
  },
  parts: {
    documents: 'The documents as a whole.',
    badge: true,
    preview: true,
    'preview-bar': 'Toolbar of the previewed document: pages and zoom.',
    'preview-page': 'A page of the previewed document.',
    download: true,
  },
  load: () => import('./document-list/document-list.tsx').then((module) => module.Documents),
  messages: () =>
    import('./document-list/document-list.messages.ts').then((module) => module.documentListMessages),
});

/** The feature of documents: those of the company, its brand and the person. */
export const documentsFeature = defineFeature({ name: 'documents', widgets: [documentsWidget] });
