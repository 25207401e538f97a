import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { articleWidget, shopWidget } from './shop.manifest.ts';

/** The article catalogue: search, categories, filters, and adding to the cart. */
export const Shop = createWidgetComponent(shopWidget);
/** One article: pictures, prices, technical data, documents, and adding to the cart. */
export const Article = createWidgetComponent(articleWidget);
