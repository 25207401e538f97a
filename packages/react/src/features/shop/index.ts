import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { articleWidget, quickOrderWidget, shopWidget } from './shop.manifest.ts';

/** The article catalogue: search, categories, filters, and adding to the cart. */
export const Shop = createWidgetComponent(shopWidget);
/** One article: pictures, prices, technical data, documents, and adding to the cart. */
export const Article = createWidgetComponent(articleWidget);
/** Orders by article number: lines to type, paste or drop as a file, all into the cart at once. */
export const QuickOrder = createWidgetComponent(quickOrderWidget);
