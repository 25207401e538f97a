import { foyerVite } from '@foyer/tooling/vite/foyer-vite';
import { defineConfig } from 'vite';

/** In this repository `@foyer/react` is source, so its plugins are needed; outside, its package is built and none is. */
export default defineConfig({
  plugins: foyerVite(),
  build: {
    target: 'es2023',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    // the policy of the pages has no data: for fonts and styles
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
