import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';

export const toolWidget = defineWidget({
  tag: 'tool',
  name: 'Tool',
  summary:
    'An embedded tool in a sandboxed frame, chosen by its page identifier. The tool signs the user in itself, and no address contains a token.',
  status: 'stable',
  access: 'signedIn',
  attributes: {
    page: {
      type: 'string',
      description: 'Which tool.',
      values: ['KNOWLEDGE-PLATFORM', 'CHARGING-SMART-CONNECT', 'RESERVATION-TOOL'],
      default: 'KNOWLEDGE-PLATFORM',
    },
  },
  sample: { page: 'KNOWLEDGE-PLATFORM' },
  shows: ['knowledge-platform', 'smart-connect', 'reservation-tool'],
  // it loads no data of its own; errors of the frame are shown in its place
  states: [],
  events: {
    'tool-ready': defineEvent<{ page: string }>({
      description: 'The tool is loaded and its user signed in.',
      detail: '{ page: string }',
    }),
  },
  slots: ['heading'],
  parts: {
    tool: 'The tool with its heading.',
    title: true,
    frame: 'The frame the tool runs in.',
  },
  minBlockSize: '480px',
  load: () => import('./tool/tool.tsx').then((module) => module.Tool),
  messages: () => import('./tool/tool.messages.ts').then((module) => module.toolMessages),
});

/** Embedded tools. */
export const toolsFeature = defineFeature({ name: 'tools', widgets: [toolWidget] });
