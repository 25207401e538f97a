import { sharedWorker } from '@foyer/testing/test-limits';
import { foyerVite } from '@foyer/tooling/vite/foyer-vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: foyerVite(),
  test: {
    ...sharedWorker,
    name: 'portal',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
  },
});
