import { useEffect, useRef, useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useLocale, useSession, useUserInfo } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useNavigate } from '../../../widget/widget-context.ts';
import type { ChatbotElement } from '../chatbot/chatbot-element.ts';
import type { ChatTicket } from '../chatbot/chatbot-types.ts';
import { createChatHost } from './create-chat-host.ts';
import { useChatBackend } from './use-chat-backend.ts';
import { useChatTexts, useSuggestions } from './use-chat-texts.ts';
import { useChatbot } from './use-chatbot.ts';

export interface ChatProps extends WidgetProps {
  readonly placement?: string | undefined;
  readonly script?: string | undefined;
}

/**
 * The chat assistant, for whom is signed in and has one. It goes with the session, and what was said in one company, mode or language is not
 * there in another.
 */
export function Chat({ placement, script, emit }: ChatProps) {
  const backend = useChatBackend();
  const who = useWho();
  const isThere = useChatbot(backend !== null, script);
  if (backend === null || !isThere) return null;
  return <Chatbot key={`${who} ${backend}`} {...{ backend, placement, emit }} />;
}

/** Who one is, and where. */
function useWho(): string {
  const { mode, companyId, isImpersonating } = useSession();
  const { data } = useUserInfo();
  return [data?.user.id, data?.actor?.id, mode, companyId, isImpersonating, useLocale().code].join(' ');
}

interface ChatbotProps extends Omit<ChatProps, 'script'> {
  readonly backend: string;
}

const parts = ['launcher', 'panel', 'head', 'close', 'log', 'entry', 'composer', 'field', 'send'].join(', ');

/** The element, from its beginning to its end with the same host: texts that arrive later do not cost a conversation. */
function Chatbot({ backend, placement = 'inline', emit }: ChatbotProps) {
  const sdk = useSdk();
  const texts = useChatTexts();
  const suggestions = useSuggestions();
  const navigate = useNavigate();
  const [host] = useState(() => createChatHost(sdk, { backend, texts, suggestions, navigate }));
  const place = useRef<HTMLDivElement>(null);
  const [chatbot] = useState(() => document.createElement('foyer-chatbot') as ChatbotElement);
  useEffect(() => {
    chatbot.host = host;
    chatbot.setAttribute('exportparts', parts);
    const tell = (event: Event) => {
      sdk.invalidate('listTickets', 'listDashboardInformation');
      emit('chat-ticket', (event as CustomEvent<ChatTicket>).detail);
    };
    chatbot.addEventListener('foyer-chatbot-ticket', tell);
    place.current?.append(chatbot);
    return () => {
      chatbot.removeEventListener('foyer-chatbot-ticket', tell);
      chatbot.remove();
    };
  }, [chatbot, host, sdk, emit]);
  useEffect(() => chatbot.setAttribute('placement', placement), [chatbot, placement]);
  return <div ref={place} part="chat" />;
}
