import { defineScreen } from '../../screens/define-screen.ts';
import { firstPage } from '../../screens/first-read.ts';
import { documentsWidget } from './documents.manifest.ts';

export const documentsScreens = [
  defineScreen('document', {
    widget: documentsWidget,
    title: 'screens.document',
    icon: 'document',
    size: 'list',
    beginsWithTitle: true,
    anew: 'visit',
    props: () => ({ syncUrl: true }),
    reads: (place) => [firstPage('listDocuments', 'publishedAt:desc', place)],
  }),
];
