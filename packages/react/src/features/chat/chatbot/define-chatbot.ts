import { type AddStyle, ChatbotElement } from './chatbot-element.ts';

/** Defines `<foyer-chatbot>` with a style. Further calls have no effect. */
export function defineChatbot(addStyle: AddStyle): void {
  if (customElements.get('foyer-chatbot')) return;
  customElements.define(
    'foyer-chatbot',
    class extends ChatbotElement {
      protected override readonly addStyle = addStyle;
    },
  );
}
