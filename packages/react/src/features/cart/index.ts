import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { cartBadgeWidget, cartWidget } from './cart.manifest.ts';

/** The cart: lines, delivery address, details, and the order. */
export const Cart = createWidgetComponent(cartWidget);
/** An icon with the number of pieces in the cart. */
export const CartBadge = createWidgetComponent(cartBadgeWidget);
export type { OrderPlacedDetail } from './cart.manifest.ts';
