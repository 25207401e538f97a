import css from './chatbot.css?inline';
import { defineChatbot } from './define-chatbot.ts';

/** Defines `<foyer-chatbot>` with the style inside the script: it loads no other file, and no CSP blocks it. */
export function defineOwnChatbot(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  defineChatbot(async (root) => {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  });
}
