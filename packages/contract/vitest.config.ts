import { defineConfig } from 'vitest/config';
import { sharedWorker } from '../testing/src/patient-tests.ts';

export default defineConfig({
  test: { ...sharedWorker, name: 'contract', environment: 'node', include: ['src/**/*.test.ts'] },
});
