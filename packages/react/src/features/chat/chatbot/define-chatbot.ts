import { type AddStyle, ChatbotElement } from './chatbot-element.ts';

/** Brings `<foyer-chatbot>` with a style, however often a page asks for it: the first one stays. */
export function defineChatbot(addStyle: AddStyle): void {
  if (customElements.get('foyer-chatbot')) return;
  customElements.define(
    'foyer-chatbot',
    class extends ChatbotElement {
      protected override readonly addStyle = addStyle;
    },
  );
}
