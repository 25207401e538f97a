import type { DemoPages } from '../http/demo-pages.ts';
import type { ServerDependencies } from '../http/server-dependencies.ts';
import { renderDrawing } from './article-picture/render-drawing.ts';
import { mailboxAnswer } from './mailbox/mailbox.ts';
import { serviceDeskAnswer } from './service-desk/service-desk.ts';

/** Creates the pages and drawings of the demo. */
export const createDemoPages = (dependencies: ServerDependencies): DemoPages => ({
  drawing: async (path) => renderDrawing(path),
  mailbox: (call) => mailboxAnswer(call, dependencies.db),
  serviceDesk: (call, login) => serviceDeskAnswer(call, { dependencies, login }),
});
