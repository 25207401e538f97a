/** For `@foyer/elements`: what its elements need before React is there. Nothing here imports React. */
export { createPlainCartBadge, type PlainCartBadge } from './features/cart/cart-badge/plain-cart-badge.ts';
export { countStates, type StateListener } from './widget/count-states.ts';
export { toCamelCase } from './widget/to-camel-case.ts';
