/**
 * `all.js`, every widget with all its dependencies, including React: the module of the npm package `@foyer/elements`. It does not conflict with
 * another React on the page. In addition to the public exports it has the function with which browser tests create elements.
 */
export { createElementClass } from './define-element.ts';
export * from './index.ts';
