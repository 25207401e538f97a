import css from './chatbot.css?inline';
import { defineChatbot } from './define-chatbot.ts';

/** Brings `<foyer-chatbot>` with its style in the script: nothing else is fetched, and no page's policy is in the way. */
export function defineOwnChatbot(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  defineChatbot(async (root) => {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  });
}
