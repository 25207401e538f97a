import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { newsWidget } from './news.manifest.ts';

/** News with pictures, topics and search. */
export const News = createWidgetComponent(newsWidget);
