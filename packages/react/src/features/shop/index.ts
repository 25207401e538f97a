import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { articleWidget, quickOrderWidget, shopWidget } from './shop.manifest.ts';

/** The article catalogue: search, categories, filters, and adding to the cart. */
export const Shop = createWidgetComponent(shopWidget);
/** A single article: pictures, prices, technical data, documents, and adding to the cart. */
export const Article = createWidgetComponent(articleWidget);
/** Order form with article numbers: lines are typed, pasted or read from a file, and put into the cart at once. */
export const QuickOrder = createWidgetComponent(quickOrderWidget);
