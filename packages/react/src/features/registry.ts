import type { FeatureSpec } from '../widget/define-widget.ts';
import { cartFeature } from './cart/cart.manifest.ts';
import { environmentFeature } from './environment/environment.manifest.ts';
import { newsFeature } from './news/news.manifest.ts';
import { ordersFeature } from './orders/orders.manifest.ts';
import { sessionFeature } from './session/session.manifest.ts';
import { shopFeature } from './shop/shop.manifest.ts';
import { useCasesFeature } from './use-cases/use-cases.manifest.ts';

/** Every feature there is. One of the three lists kept by hand; elements, typings, docs and tests follow it. */
export const features: readonly FeatureSpec[] = [
  sessionFeature,
  environmentFeature,
  shopFeature,
  cartFeature,
  ordersFeature,
  newsFeature,
  useCasesFeature,
];
