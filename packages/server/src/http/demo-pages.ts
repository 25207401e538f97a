import type { CallContext } from './call-context.ts';
import type { BoundEndpoint } from './pipeline/endpoints.ts';

/** Answers that the demo adds to the server's. Without the demo there are none of them. */
export interface DemoPages {
  /** A drawing of an article or a news entry as SVG, by its path below `/media/`; null for any other path. */
  readonly drawing: (path: string) => Promise<string | null>;
  /** Mail that the server wrote, below `/mailbox`. */
  readonly mailbox: (call: CallContext) => Promise<Response>;
  /** The desk of the operator's service; `login` is the endpoint that its sign-in runs. */
  readonly serviceDesk: (call: CallContext, login: BoundEndpoint) => Promise<Response>;
}

export const mailboxPath = '/mailbox';
