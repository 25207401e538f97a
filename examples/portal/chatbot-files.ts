import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const source = 'src/chatbot/chatbot.ts';

/** Builds script and style separately from the portal, so that they share no file with it. */
async function makeFiles() {
  const made = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    base: './',
    build: {
      target: 'es2023',
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: resolve(import.meta.dirname, source),
        output: { entryFileNames: 'chatbot/chatbot.js', assetFileNames: 'chatbot/chatbot[extname]' },
      },
    },
  });
  return [made].flat().flatMap((one) => ('output' in one ? one.output : []));
}

/**
 * The assistant's script and style are separate files with fixed names (specification section 7): pages may load them, and operators may
 * replace them. In development they are built from the sources.
 */
export const chatbotFiles: Plugin = {
  name: 'portal-chatbot-files',
  async generateBundle() {
    for (const file of await makeFiles())
      this.emitFile({
        type: 'asset',
        fileName: file.fileName,
        source: file.type === 'chunk' ? file.code : file.source,
      });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      const [path, query] = (request.url ?? '').split('?');
      if (path === '/chatbot/chatbot.js')
        request.url = query === undefined ? `/${source}` : `/${source}?${query}`;
      next();
    });
  },
};
