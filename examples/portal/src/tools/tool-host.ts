const protocol = 'foyer-tool-1';

/** What the page around says. */
export type HostMessage =
  | { readonly type: 'init'; readonly locale: string; readonly scheme: 'light' | 'dark' }
  | {
      readonly type: 'authorized';
      readonly code: string;
      readonly state: string | null;
      readonly iss: string;
    }
  | { readonly type: 'refused'; readonly error: string; readonly state: string | null };

/** The conversation with the page around: with its window and its origin alone. */
export interface ToolHost {
  readonly say: (message: Readonly<Record<string, unknown>> & { readonly type: string }) => void;
  readonly hear: (listener: (message: HostMessage) => void) => () => void;
}

export function createToolHost(origin: string): ToolHost {
  return {
    say: (message) => window.parent.postMessage({ protocol, ...message }, origin),
    hear: (listener) => {
      const onMessage = (event: MessageEvent) => {
        if (event.source !== window.parent || event.origin !== origin) return;
        if (event.data?.protocol === protocol) listener(event.data as HostMessage);
      };
      window.addEventListener('message', onMessage);
      return () => window.removeEventListener('message', onMessage);
    },
  };
}
