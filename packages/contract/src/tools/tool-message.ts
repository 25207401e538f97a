import type { AuthorizeTool } from './tools.schema.ts';

/** Name and version of the protocol between the page and a tool in its frame; each message carries it as `protocol`. */
export const toolProtocol = 'foyer-tool-1';

/** A message from a tool to the page around it. */
export type ToolMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'authorize'; readonly request: AuthorizeTool }
  | { readonly type: 'signed-in' }
  | { readonly type: 'signed-out' }
  | { readonly type: 'size'; readonly height: number }
  | { readonly type: 'title'; readonly title: string };

/** A message from the page to the tool. */
export type HostMessage =
  | { readonly type: 'init'; readonly locale: string; readonly scheme: 'light' | 'dark' }
  | {
      readonly type: 'authorized';
      readonly code: string;
      readonly state: string | null;
      readonly iss: string;
    }
  | { readonly type: 'refused'; readonly error: string; readonly state: string | null };
