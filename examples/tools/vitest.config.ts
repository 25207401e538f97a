import { testLimits } from '@foyer/testing/test-limits';
import { foyerVite } from '@foyer/tooling/vite/foyer-vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: foyerVite(),
  test: {
    ...testLimits,
    name: 'tools',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    // nothing is kept in modules, so files of one worker may share them
    isolate: false,
  },
});
