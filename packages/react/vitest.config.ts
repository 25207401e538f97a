import { defineConfig } from 'vitest/config';
import { sharedWorker } from '../testing/src/test-limits.ts';
import { foyerVite } from '../tooling/src/vite/foyer-vite.ts';

export default defineConfig({
  plugins: foyerVite(),
  test: {
    ...sharedWorker,
    name: 'react',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [
      ...sharedWorker.setupFiles,
      '../testing/src/blobs-in-dom.ts',
      '../testing/src/dom-queries.ts',
      '../testing/src/dialogs-in-dom.ts',
      '../testing/src/no-canvas-in-dom.ts',
      '../ui/src/testing/load-late-parts.ts',
      '../testing/src/hidden-in-dom.ts',
      '../testing/src/no-react-complaints.ts',
    ],
  },
});
