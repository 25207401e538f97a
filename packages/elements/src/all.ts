/**
 * `all.js`, every widget with all it needs, React included: what `@foyer/elements` is from npm. A page that has another React, or
 * none, never meets this one. Beside what is public it has what the browser tests make elements of their own with.
 */
export { createElementClass } from './define-element.ts';
export * from './index.ts';
