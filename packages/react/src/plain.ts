/** For `@foyer/elements`: what its elements need before React is there. Nothing here imports React. */
export {
  type CartBadgeData,
  createPlainCartBadge,
  type PlainCartBadge,
} from './features/cart/cart-badge/plain-cart-badge.ts';
export { toCamelCase } from './widget/manifest/to-camel-case.ts';
export { countStates, type StateListener } from './widget/states/count-states.ts';
