import { type ToolMessage, toolProtocol } from '@foyer/contract/tools/tool-message';
import type { ToolPage } from '@foyer/contract/tools/tool-pages';
import type { AuthorizeTool } from '@foyer/contract/tools/tools.schema';

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most;

/** Parameters of an authorization request; others are dropped. */
const parameters = [
  'response_type',
  'client_id',
  'redirect_uri',
  'code_challenge',
  'code_challenge_method',
  'scope',
  'state',
  'nonce',
] as const;

/** Returns a message of the protocol without unknown properties; null for other data. */
export function readToolMessage(data: unknown): ToolMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { protocol, type, request, height, title } = data as Readonly<Record<string, unknown>>;
  if (protocol !== toolProtocol) return null;
  if (type === 'ready' || type === 'signed-in' || type === 'signed-out') return { type };
  if (type === 'size' && typeof height === 'number' && Number.isFinite(height)) return { type, height };
  if (type === 'title' && isText(title, 200)) return { type, title };
  if (type === 'authorize' && typeof request === 'object' && request !== null) {
    const given = request as Readonly<Record<string, unknown>>;
    const kept = parameters.filter((name) => isText(given[name], 2000)).map((name) => [name, given[name]]);
    return { type, request: Object.fromEntries(kept) as AuthorizeTool };
  }
  return null;
}

/** Whether the framed tool requests a code for its own client id and its own origin. */
export function isOwnRequest(request: AuthorizeTool, { client }: ToolPage, origin: string): boolean {
  return request.client_id === client && URL.parse(request.redirect_uri ?? '')?.origin === origin;
}
