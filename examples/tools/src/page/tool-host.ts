import { type HostMessage, type ToolMessage, toolProtocol } from '@foyer/contract/tools/tool-message';

/** The conversation with the page around: with its window and its origin alone. */
export interface ToolHost {
  readonly say: (message: ToolMessage) => void;
  readonly hear: (listener: (message: HostMessage) => void) => () => void;
}

export function createToolHost(origin: string): ToolHost {
  return {
    say: (message) => window.parent.postMessage({ protocol: toolProtocol, ...message }, origin),
    hear: (listener) => {
      const onMessage = (event: MessageEvent) => {
        if (event.source !== window.parent || event.origin !== origin) return;
        if (event.data?.protocol === toolProtocol) listener(event.data as HostMessage);
      };
      window.addEventListener('message', onMessage);
      return () => window.removeEventListener('message', onMessage);
    },
  };
}
