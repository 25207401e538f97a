import { defineConfig } from 'vitest/config';
import { sharedWorker } from '../testing/src/test-limits.ts';

export default defineConfig({
  test: { ...sharedWorker, name: 'elements', environment: 'node', include: ['{build,src}/**/*.test.ts'] },
});
