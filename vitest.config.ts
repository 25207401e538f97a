/** vitest looks for a file of this name: plain `npx vitest` in the root runs the projects. */
export { default } from './vitest.workspace.ts';
