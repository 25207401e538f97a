import { ChatbotElement } from './chatbot-element.ts';

/** The script below `/chatbot/`: it brings `<foyer-chatbot>`, however often a page loads it. */
if (!customElements.get('foyer-chatbot')) customElements.define('foyer-chatbot', ChatbotElement);
