import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';

export const chatWidget = defineWidget({
  tag: 'chat',
  name: 'Chat',
  summary:
    'A button that opens the chat assistant. It answers from data the user may see, and opens a ticket for questions it cannot answer. Empty for users without an assistant',
  status: 'stable',
  access: 'public',
  attributes: {
    placement: {
      type: 'string',
      description:
        'Position of the button: at the element itself, for example in a header, or in the lower corner of the window.',
      values: ['inline', 'corner'],
      default: 'inline',
    },
    script: {
      type: 'string',
      description:
        'Address of a script of your own that defines `<foyer-chatbot>` (docs/chat.md). Without it the release’s own assistant is loaded.',
    },
    open: {
      type: 'boolean',
      description:
        'Opens the assistant when it is set, and closes it when it is removed, for a button of your own. `foyer-chat-toggled` reports when the person opens or closes it.',
    },
  },
  sample: {},
  shows: [],
  states: [],
  events: {
    navigate: navigateEvent,
    'chat-ticket': defineEvent<{ id: string; number: string }>({
      description: 'The conversation was turned into a ticket.',
      detail: '{ id: string; number: string }',
    }),
    'chat-toggled': defineEvent<{ isOpen: boolean }>({
      description: 'The assistant was opened or closed.',
      detail: '{ isOpen: boolean }',
    }),
  },
  parts: {
    chat: 'The assistant with the button that opens it.',
    launcher: 'The button that opens the assistant.',
    panel: 'The panel with the conversation, opened by the button.',
    head: 'The name of the assistant, with the button that closes it.',
    close: 'The button that closes the assistant.',
    log: 'The messages of the conversation.',
    entry: 'A question or an answer.',
    composer: 'The form for typing and sending a question.',
    field: 'The field for the question.',
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
