import { defineConfig } from 'vite';
import { foyerVite } from '../../packages/tooling/src/vite/foyer-vite.ts';

export default defineConfig({
  base: './',
  plugins: foyerVite(),
  server: { fs: { allow: ['../..'] } },
  build: { chunkSizeWarningLimit: 1200 },
});
