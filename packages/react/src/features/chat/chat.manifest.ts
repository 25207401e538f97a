import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';

export const chatWidget = defineWidget({
  tag: 'chat',
  name: 'Chat',
  summary:
    'A button that opens the chat assistant, which answers from what the person may see and turns into a ticket what it does not know; nothing for whom there is none',
  status: 'stable',
  access: 'public',
  attributes: {
    placement: {
      type: 'string',
      description:
        'Where the button is: where the tag stands, as in a header, or in the lower corner of the window.',
      values: ['inline', 'corner'],
      default: 'inline',
    },
    script: {
      type: 'string',
      description:
        'Address of a script of your own that defines `<foyer-chatbot>` (docs/chat.md). Without it the assistant is that of the release.',
    },
  },
  sample: {},
  shows: [],
  states: [],
  events: {
    navigate: navigateEvent,
    'chat-ticket': defineEvent<{ id: string; number: string }>({
      description: 'The conversation became a ticket.',
      detail: '{ id: string; number: string }',
    }),
  },
  parts: {
    chat: 'The assistant with the button that opens it.',
    launcher: 'The button that opens the assistant.',
    panel: 'What it opens: the conversation.',
    head: 'The name of the assistant, with the button that closes it.',
    close: 'The button that closes the assistant.',
    log: 'What was said.',
    entry: 'A question or an answer.',
    composer: 'Where a question is typed and sent.',
    field: 'What one types into.',
    send: 'The button that sends a question.',
  },
  // in the corner the button takes no room in the page; a header sets its own height
  minBlockSize: '0px',
  inlineSize: '44px',
  load: () => import('./chat/chat.tsx').then((module) => module.Chat),
  messages: () => import('./chat/chat.messages.ts').then((module) => module.chatMessages),
});

/** The feature of the chat assistant. */
export const chatFeature = defineFeature({ name: 'chat', widgets: [chatWidget] });
