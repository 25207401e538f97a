import { defineListWidget } from '../../widget/define-list-widget.ts';
import { defineEvent, defineFeature } from '../../widget/define-widget.ts';

export const documentsWidget = defineListWidget({
  tag: 'documents',
  name: 'Documents',
  summary:
    'Contracts, price lists, manuals and whatever else there is for the customer: search, kind, period, what is new, every version to download.',
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
      description: 'A file was handed to the user.',
      detail: '{ id: string; version: number }',
    }),
  },
  parts: {
    documents: 'The documents as a whole.',
    badge: true,
    preview: true,
    'preview-bar': 'Pages and zoom of the document that is shown.',
    'preview-page': 'A page of the document that is shown.',
    download: true,
  },
  load: () => import('./document-list/document-list.tsx').then((module) => module.Documents),
  messages: () =>
    import('./document-list/document-list.messages.ts').then((module) => module.documentListMessages),
});

/** The feature of documents: those of the company, its brand and the person. */
export const documentsFeature = defineFeature({ name: 'documents', widgets: [documentsWidget] });
