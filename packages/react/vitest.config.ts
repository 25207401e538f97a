import { defineConfig } from 'vitest/config';
import { foyerVite } from '../tooling/src/vite/foyer-vite.ts';

export default defineConfig({
  plugins: foyerVite(),
  test: {
    name: 'react',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../testing/src/patience.ts'],
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
});
