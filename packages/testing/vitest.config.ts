import { defineConfig } from 'vitest/config';
import { sharedWorker } from './src/patient-tests.ts';

export default defineConfig({
  test: { ...sharedWorker, name: 'testing', include: ['src/**/*.test.ts'] },
});
