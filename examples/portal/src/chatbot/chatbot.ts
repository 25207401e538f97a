import { defineChatbot } from '@foyer/react/chatbot';
import style from '@foyer/react/chatbot.css?url';

/** The script below `/chatbot/`: it brings `<foyer-chatbot>`, with its style from beside it. */
defineChatbot(
  (root) =>
    new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = style;
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => reject(new Error(`${link.href} could not be loaded.`)));
      root.prepend(link);
    }),
);
