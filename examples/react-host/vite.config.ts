import { foyerVite } from '@foyer/tooling/vite/foyer-vite';
import { defineConfig } from 'vite';

const api = process.env.FOYER_API ?? 'http://127.0.0.1:4400';

/** In this repository `@foyer/react` is source, so its plugins are needed; outside, its package is built and none is. */
export default defineConfig({
  plugins: foyerVite(),
  server: { host: '127.0.0.1', proxy: { '/api': api, '/media': api } },
  build: { target: 'es2023', reportCompressedSize: false, chunkSizeWarningLimit: 1000 },
});
