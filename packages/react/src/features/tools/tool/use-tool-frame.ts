import type { ToolPage } from '@foyer/contract/tools/tool-pages';
import type { ApiError } from '@foyer/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useLocale } from '../../../provider/use-session.ts';
import type { FrameAddress } from './tool-frame-address.ts';
import {
  type HostMessage,
  isOwnRequest,
  readToolMessage,
  type ToolMessage,
  toolProtocol,
} from './tool-message.ts';

/** How long a tool may take until it says that it is there. */
const patience = 20_000;
const [leastHeight, mostHeight] = [480, 6000];

export interface ToolFrame {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  readonly state: 'loading' | 'ready' | 'failed' | 'blocked' | 'refused';
  /** CSS pixels. */
  readonly height: number;
  /** Why the server handed out no code. */
  readonly refusal: Pick<ApiError, 'code' | 'retryAfter'> | null;
  /** What the tool says that it shows. */
  readonly title: string | null;
}

/** The conversation with one frame: only with its window, and only with its origin, in both directions. */
export function useToolFrame(frame: FrameAddress, tool: ToolPage, onReady: () => void): ToolFrame {
  const sdk = useSdk();
  const { code: locale } = useLocale();
  const ref = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<ToolFrame['state']>('loading');
  const [refusal, setRefusal] = useState<ToolFrame['refusal']>(null);
  const [height, setHeight] = useState(leastHeight);
  const [title, setTitle] = useState<string | null>(null);
  const latest = useRef({ locale, onReady });
  latest.current = { locale, onReady };

  useEffect(() => {
    let isGone = false;
    const say = (message: HostMessage) =>
      ref.current?.contentWindow?.postMessage({ protocol: toolProtocol, ...message }, frame.origin);
    const authorize = async ({ request }: Extract<ToolMessage, { type: 'authorize' }>) => {
      const state = request.state ?? null;
      if (!isOwnRequest(request, tool, frame.origin))
        return say({ type: 'refused', error: 'invalid', state });
      const result = await sdk.call('authorizeTool', { body: request });
      if (isGone) return;
      if (result.ok) say({ type: 'authorized', ...result.value });
      else {
        say({ type: 'refused', error: result.error.code, state });
        setRefusal(result.error);
        setState('refused');
      }
    };
    const hear = (message: ToolMessage) => {
      if (message.type === 'ready')
        say({ type: 'init', locale: latest.current.locale, scheme: schemeOf(ref.current) });
      if (message.type === 'authorize') void authorize(message);
      if (message.type === 'size')
        setHeight(Math.round(Math.min(mostHeight, Math.max(leastHeight, message.height))));
      if (message.type === 'title') setTitle(message.title);
      if (message.type === 'signed-in') {
        setState('ready');
        latest.current.onReady();
      }
    };
    const onMessage = (event: MessageEvent) => {
      if (event.source !== ref.current?.contentWindow || event.origin !== frame.origin) return;
      const message = readToolMessage(event.data);
      if (message) hear(message);
    };
    const onViolation = (event: SecurityPolicyViolationEvent) => {
      const isOurs = URL.parse(event.blockedURI)?.origin === frame.origin;
      if (isOurs && /^(frame|child|default)-src$/.test(event.effectiveDirective)) setState('blocked');
    };
    const late = setTimeout(() => setState((now) => (now === 'loading' ? 'failed' : now)), patience);
    window.addEventListener('message', onMessage);
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => {
      isGone = true;
      clearTimeout(late);
      window.removeEventListener('message', onMessage);
      document.removeEventListener('securitypolicyviolation', onViolation);
    };
  }, [sdk, frame, tool]);

  // A frame that is there follows the language of the page.
  useEffect(() => {
    const message: HostMessage = { type: 'init', locale, scheme: schemeOf(ref.current) };
    if (state === 'ready')
      ref.current?.contentWindow?.postMessage({ protocol: toolProtocol, ...message }, frame.origin);
  }, [locale, state, frame]);

  return { ref, state, refusal, height, title };
}

/** As the page around it is drawn. */
const schemeOf = (node: HTMLElement | null): 'light' | 'dark' => {
  const scheme = node ? getComputedStyle(node).colorScheme : '';
  if (scheme === 'dark') return 'dark';
  const isBoth = scheme.includes('dark') && scheme.includes('light');
  return isBoth && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};
