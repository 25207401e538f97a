import { defineConfig } from 'vitest/config';

/** The test projects; `vitest.config.ts` hands them on to vitest. */
export default defineConfig({
  test: { projects: ['packages/*/vitest.config.ts', 'examples/*/vitest.config.ts'] },
});
