import { foyerVite } from '@foyer/tooling/vite/foyer-vite';
import { textsFile } from '@foyer/tooling/vite/texts-file';
import { defineConfig, type Plugin } from 'vite';
import { chatbotFiles } from './chatbot-files.ts';

const api = process.env.FOYER_API ?? 'http://127.0.0.1:4400';

const kit =
  /packages[\\/]ui[\\/]src[\\/](button|skeleton|empty-state[\\/]empty|link|late[\\/]error|icon[\\/]create-icon|style[\\/]ui-root)/;

/** Nothing is drawn before it is known whether the page is light or dark. Vite writes the tag anew, whatever index.html says of it. */
const blocking: Plugin = {
  name: 'portal-blocking',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
};

export default defineConfig({
  plugins: [...foyerVite(), textsFile(), blocking, chatbotFiles],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/media': api, '/mailbox': api, '/service-desk': api },
  },
  build: {
    target: 'es2023',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // what every page has: one chunk compresses better than many small ones
            { name: 'kit', test: kit },
          ],
        },
      },
    },
  },
});
