import type { Plugin } from 'vite';

const files: Readonly<Record<string, string>> = {
  '/chatbot/chatbot.js': '/src/chatbot/chatbot.ts',
  '/chatbot/chatbot.css': '/src/chatbot/chatbot.css',
};

/**
 * The assistant's script and style are files of their own, under names that stay (specification section 7): pages may load them, and operators
 * put others in their place. In development they come from the sources.
 */
export const chatbotFiles: Plugin = {
  name: 'portal-chatbot-files',
  config: () => ({
    build: {
      rolldownOptions: {
        input: { index: 'index.html', tools: 'tools.html', chatbot: 'src/chatbot/chatbot.ts' },
        output: {
          entryFileNames: ({ name }) =>
            name === 'chatbot' ? 'chatbot/chatbot.js' : 'assets/[name]-[hash].js',
          assetFileNames: ({ names }) =>
            names.includes('chatbot.css') ? 'chatbot/chatbot.css' : 'assets/[name]-[hash][extname]',
        },
      },
    },
  }),
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      const [path = '', query] = (request.url ?? '').split('?');
      const source = files[path];
      if (source) request.url = query === undefined ? source : `${source}?${query}`;
      next();
    });
  },
};
