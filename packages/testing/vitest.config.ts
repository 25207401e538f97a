import { defineConfig } from 'vitest/config';
import { sharedWorker } from './src/test-limits.ts';

export default defineConfig({
  test: { ...sharedWorker, name: 'testing', include: ['src/**/*.test.ts'] },
});
