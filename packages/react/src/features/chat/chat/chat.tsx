import { useEffect, useRef, useState } from 'react';
import { useChatBackend } from '../../../domain/chat/use-chat-backend.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useLocale, useSession, useUserInfo } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useNavigate } from '../../../widget/widget-context.ts';
import type { ChatbotElement } from '../chatbot/chatbot-element.ts';
import type { ChatTicket, ChatToggle } from '../chatbot/chatbot-types.ts';
import { createChatHost } from './create-chat-host.ts';
import { useChatTexts, useSuggestions } from './use-chat-texts.ts';
import { useChatbot } from './use-chatbot.ts';

export interface ChatProps extends WidgetProps {
  readonly placement?: string | undefined;
  readonly script?: string | undefined;
  readonly open?: boolean | undefined;
}

/**
 * `<foyer-chat>`: the chat assistant, for users who are signed in and have one. It ends with the session, and a change of company, mode or
 * language starts a new conversation.
 */
export function Chat({ placement, script, open, emit }: ChatProps) {
  const backend = useChatBackend();
  const who = useWho();
  const isThere = useChatbot(backend !== null, script);
  if (backend === null || !isThere) return null;
  return (
    <Chatbot key={`${who} ${backend}`} backend={backend} placement={placement} open={open} emit={emit} />
  );
}

/** Returns a key of user, company, mode and language. */
function useWho(): string {
  const { mode, companyId, isImpersonating } = useSession();
  const { data } = useUserInfo();
  return [data?.user.id, data?.actor?.id, mode, companyId, isImpersonating, useLocale().code].join(' ');
}

interface ChatbotProps extends Omit<ChatProps, 'script'> {
  readonly backend: string;
}

const parts = ['launcher', 'panel', 'head', 'close', 'log', 'entry', 'composer', 'field', 'send'].join(', ');

/** The chatbot element, which keeps the same host for its lifetime: texts that load later do not reset the conversation. */
function Chatbot({ backend, placement = 'inline', open, emit }: ChatbotProps) {
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
    const report = (event: Event) => emit('chat-toggled', (event as CustomEvent<ChatToggle>).detail);
    chatbot.addEventListener('foyer-chatbot-ticket', tell);
    chatbot.addEventListener('foyer-chatbot-toggled', report);
    place.current?.append(chatbot);
    return () => {
      chatbot.removeEventListener('foyer-chatbot-ticket', tell);
      chatbot.removeEventListener('foyer-chatbot-toggled', report);
      chatbot.remove();
    };
  }, [chatbot, host, sdk, emit]);
  useEffect(() => chatbot.setAttribute('placement', placement), [chatbot, placement]);
  useEffect(() => {
    if (open === undefined) return;
    // a script of the operator's own may lack both methods
    const { open: show = chatbot.focus, close } = chatbot as Partial<Pick<ChatbotElement, 'open' | 'close'>>;
    (open ? show : close)?.call(chatbot);
  }, [chatbot, open]);
  return <div ref={place} part="chat" />;
}
