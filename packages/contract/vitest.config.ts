import { defineConfig } from 'vitest/config';
import { sharedWorker } from '../testing/src/test-limits.ts';

export default defineConfig({
  test: { ...sharedWorker, name: 'contract', environment: 'node', include: ['src/**/*.test.ts'] },
});
