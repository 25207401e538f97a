import { defineConfig } from 'vitest/config';
import { testLimits } from '../../packages/testing/src/test-limits.ts';

export default defineConfig({
  test: {
    ...testLimits,
    name: 'playground',
    include: ['browser/*.test.ts'],
  },
});
