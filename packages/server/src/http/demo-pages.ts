import type { CallContext } from './call-context.ts';
import type { BoundEndpoint } from './pipeline/endpoints.ts';

/** Pages that only the demo answers. */
export interface DemoPages {
  /** A drawing of an article or a news entry as SVG, by its path below `/media/`; null for any other path. */
  readonly drawing: (path: string) => Promise<string | null>;
  /** Answers requests for mails that the server wrote, below `/mailbox`. */
  readonly mailbox: (call: CallContext) => Promise<Response>;
  /** Answers requests for the operator's service desk; its sign-in runs the endpoint `login`. */
  readonly serviceDesk: (call: CallContext, login: BoundEndpoint) => Promise<Response>;
}

export const mailboxPath = '/mailbox';
