import { type HostMessage, toolProtocol } from '@foyer/contract/tools/tool-message';
import type { ToolPage } from '@foyer/contract/tools/tool-pages';
import type { ApiError } from '@foyer/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useLocale } from '../../../provider/use-session.ts';
import { holdConversation } from './hold-conversation.ts';
import type { FrameAddress } from './tool-frame-address.ts';

/** Time-out until the tool reports a signed-in user, in milliseconds. */
const patience = 20_000;
const [leastHeight, mostHeight] = [480, 6000];

export interface ToolFrame {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  readonly state: 'loading' | 'ready' | 'failed' | 'blocked' | 'refused';
  /** In CSS pixels. */
  readonly height: number;
  /** Error of the server that refused a code. */
  readonly refusal: Pick<ApiError, 'code' | 'retryAfter'> | null;
  /** Title that the tool reports. */
  readonly title: string | null;
}

/** Connects a frame with the page. Only the frame's window and origin are accepted and addressed. */
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
    let hasLeft = false;
    const inside = () => ref.current?.contentWindow ?? null;
    return holdConversation(
      { inside, origin: frame.origin, tool },
      {
        ask: (request) => sdk.call('authorizeTool', { body: request }),
        init: () => ({ type: 'init', locale: latest.current.locale, scheme: schemeOf(ref.current) }),
        onSize: (wanted) => setHeight(Math.round(Math.min(mostHeight, Math.max(leastHeight, wanted)))),
        onTitle: setTitle,
        onRefused: (error) => {
          setRefusal(error);
          setState('refused');
        },
        // If the session has ended, this call notices it and signs out all tabs. A single call is enough until the tool is signed in again.
        onSignedOut: () => {
          if (hasLeft) return;
          hasLeft = true;
          void sdk.call('getUserInfo');
        },
        onSignedIn: () => {
          hasLeft = false;
          setState('ready');
          latest.current.onReady();
        },
      },
    );
  }, [sdk, frame, tool]);

  useEffect(() => {
    const fail = () => setState((now) => (now === 'loading' ? 'failed' : now));
    const late = setTimeout(fail, patience);
    const stop = onBlocked(frame.origin, () => setState('blocked'));
    return () => {
      clearTimeout(late);
      stop();
    };
  }, [frame]);

  useFollowing(ref, frame, state === 'ready');

  return { ref, state, refusal, height, title };
}

/** Sends changes of language and color scheme to a loaded frame. */
function useFollowing(ref: ToolFrame['ref'], frame: FrameAddress, isReady: boolean): void {
  const { code: locale } = useLocale();
  useEffect(() => {
    if (!isReady) return;
    let told: string | undefined;
    const tell = () => {
      const scheme = schemeOf(ref.current);
      if (told === scheme) return;
      told = scheme;
      const message: HostMessage = { type: 'init', locale, scheme };
      ref.current?.contentWindow?.postMessage({ protocol: toolProtocol, ...message }, frame.origin);
    };
    tell();
    return onSchemeChange(tell);
  }, [ref, frame, locale, isReady]);
}

/** Returns the color scheme in which an element is rendered. */
const schemeOf = (node: HTMLElement | null): 'light' | 'dark' => {
  const scheme = node ? getComputedStyle(node).colorScheme : '';
  if (scheme === 'dark') return 'dark';
  const isBoth = scheme.includes('dark') && scheme.includes('light');
  return isBoth && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** Calls `changed` when the color scheme may have changed: at the root, at the body or in the system settings. */
function onSchemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  for (const node of [document.documentElement, document.body]) observer.observe(node, { attributes: true });
  const system = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
  system?.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system?.removeEventListener('change', changed);
  };
}

/** Calls `blocked` if the page's content security policy blocks the frame; only this event reports it. */
function onBlocked(origin: string, blocked: () => void): () => void {
  const onViolation = (event: SecurityPolicyViolationEvent) => {
    const isOurs = URL.parse(event.blockedURI)?.origin === origin;
    if (isOurs && /^(frame|child|default)-src$/.test(event.effectiveDirective)) blocked();
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  return () => document.removeEventListener('securitypolicyviolation', onViolation);
}
