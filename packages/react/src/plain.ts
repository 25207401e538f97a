/** For `@foyer/elements`: code that its elements need before React is loaded. Nothing here imports React. */
export {
  type CartBadgeData,
  createPlainCartBadge,
  type PlainCartBadge,
} from './features/cart/cart-badge/plain-cart-badge.ts';
export { toCamelCase } from './widget/manifest/to-camel-case.ts';
export { countStates, type StateListener } from './widget/states/count-states.ts';
