import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { documentsWidget } from './documents.manifest.ts';

/** All documents with search, filters and downloads. */
export const Documents = createWidgetComponent(documentsWidget);
