import { defineConfig } from 'vitest/config';

/** The test projects. vitest reads this file only with `--config vitest.workspace.ts`. */
export default defineConfig({
  test: { projects: ['packages/*/vitest.config.ts', 'examples/*/vitest.config.ts'] },
});
