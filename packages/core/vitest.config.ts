import { defineConfig } from 'vitest/config';
import { sharedWorker } from '../testing/src/test-limits.ts';

export default defineConfig({
  test: { ...sharedWorker, name: 'core', environment: 'node', include: ['src/**/*.test.ts'] },
});
