import { sharedWorker } from '@foyer/testing/test-limits';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...sharedWorker,
    name: 'portal',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
