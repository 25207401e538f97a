import { type HostMessage, type ToolMessage, toolProtocol } from '@foyer/contract/tools/tool-message';
import type { ToolPage } from '@foyer/contract/tools/tool-pages';
import type { AuthorizeTool, ToolAuthorization } from '@foyer/contract/tools/tools.schema';
import type { ApiError } from '@foyer/core';
import { isOwnRequest, readToolMessage } from './tool-message.ts';

type Refusal = Pick<ApiError, 'code' | 'retryAfter'>;
type Asked =
  | { readonly ok: true; readonly value: ToolAuthorization }
  | { readonly ok: false; readonly error: Refusal };

/** The communication partner: the window of the tool's frame, and its origin. */
export interface Partner {
  readonly inside: () => Window | null;
  readonly origin: string;
  readonly tool: ToolPage;
}

/** Callbacks of the page for requests and messages of the tool. */
export interface Listener {
  readonly ask: (request: AuthorizeTool) => Promise<Asked>;
  readonly init: () => HostMessage;
  readonly onSize: (height: number) => void;
  readonly onTitle: (title: string) => void;
  readonly onSignedIn: () => void;
  readonly onSignedOut: () => void;
  readonly onRefused: (error: Refusal) => void;
}

/** Exchanges messages with one frame until the returned function is called. Only its window and its origin are accepted and addressed. */
export function holdConversation({ inside, origin, tool }: Partner, listener: Listener): () => void {
  let isGone = false;
  const say = (message: HostMessage) => inside()?.postMessage({ protocol: toolProtocol, ...message }, origin);
  const authorize = async (request: AuthorizeTool) => {
    const state = request.state ?? null;
    if (!isOwnRequest(request, tool, origin)) return say({ type: 'refused', error: 'invalid', state });
    const result = await listener.ask(request);
    if (isGone) return;
    if (result.ok) return say({ type: 'authorized', ...result.value });
    say({ type: 'refused', error: result.error.code, state });
    listener.onRefused(result.error);
  };
  const hear = (message: ToolMessage) => {
    if (message.type === 'ready') say(listener.init());
    if (message.type === 'authorize') void authorize(message.request);
    if (message.type === 'size') listener.onSize(message.height);
    if (message.type === 'title') listener.onTitle(message.title);
    if (message.type === 'signed-in') listener.onSignedIn();
    if (message.type === 'signed-out') listener.onSignedOut();
  };
  const onMessage = (event: MessageEvent) => {
    if (event.source !== inside() || event.origin !== origin) return;
    const message = readToolMessage(event.data);
    if (message) hear(message);
  };
  window.addEventListener('message', onMessage);
  return () => {
    isGone = true;
    window.removeEventListener('message', onMessage);
  };
}
