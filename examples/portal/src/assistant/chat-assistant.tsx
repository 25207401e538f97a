import { safeUrl, useLocale, usePermission, useSdk, useSession, useUserInfo } from '@foyer/react';
import { useEffect, useRef, useState } from 'react';
import type { ChatHost, ChatTexts } from '../chatbot/chatbot-types.ts';
import { chatAssistantMessages, useChatAssistantMessages } from './chat-assistant.messages.ts';
import { createChatHost } from './chat-host.ts';

/** Its style comes from beside it. */
const script = '/chatbot/chatbot.js';

/**
 * The chat assistant, for whom is signed in and has one. It goes with the session, and what was said in one company, mode or language is not
 * there in another.
 */
export function ChatAssistant() {
  const backend = useBackend();
  const who = useWho();
  const isLoaded = useLoaded(backend !== null);
  if (backend === null) return null;
  return (
    <div className="header-chatbot">
      {isLoaded && <Chatbot key={`${who} ${backend}`} backend={backend} />}
    </div>
  );
}

/** Where the assistant is answered; null for whom it is not there, also while something else has to be done first. */
function useBackend(): string | null {
  const { options } = useSdk();
  const { status } = useSession();
  const { data } = useUserInfo();
  if (status !== 'signed-in' || !data) return null;
  const { needsPasswordChange, needsOnboarding, needsToEnterMileage } = data.user;
  if (needsPasswordChange || needsOnboarding || needsToEnterMileage) return null;
  return safeUrl(data.chatbotBackend, options.apiBase ?? '');
}

/** Who one is, and where. */
function useWho(): string {
  const { mode, companyId, isImpersonating } = useSession();
  const { data } = useUserInfo();
  return [data?.user.id, data?.actor?.id, mode, companyId, isImpersonating, useLocale().code].join(' ');
}

/** Fetches the script and the texts when they are needed; without them there is no assistant. */
function useLoaded(isNeeded: boolean): boolean {
  const { localisation } = useSdk();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    const loading = Promise.all([
      import(/* @vite-ignore */ script),
      localisation.register(chatAssistantMessages),
    ]);
    loading.then(
      () => isGone || setLoaded(true),
      (error: unknown) => console.error(error),
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded, localisation]);
  return isLoaded;
}

/** The element, from its beginning to its end with the same host: texts that arrive later do not cost a conversation. */
function Chatbot({ backend }: { readonly backend: string }) {
  const sdk = useSdk();
  const texts = useTexts();
  const suggestions = useSuggestions();
  const [host] = useState(() => createChatHost(sdk, { backend, texts, suggestions }));
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chatbot: HTMLElement & { host?: ChatHost } = document.createElement('foyer-chatbot');
    chatbot.host = host;
    chatbot.addEventListener('foyer-chatbot-ticket', () =>
      sdk.invalidate('listTickets', 'listDashboardInformation'),
    );
    slot.current?.append(chatbot);
    return () => chatbot.remove();
  }, [host, sdk]);
  return <div ref={slot} />;
}

function useSuggestions(): readonly string[] {
  const { t } = useChatAssistantMessages();
  const [hasRequests, hasOrders] = [usePermission('useCases'), usePermission('orders')];
  return [
    ...(hasRequests ? [t('portal.assistant.ask-request'), t('portal.assistant.ask-card')] : []),
    ...(hasOrders ? [t('portal.assistant.ask-order'), t('portal.assistant.ask-invoice')] : []),
    ...(hasRequests || hasOrders ? [] : [t('portal.assistant.ask-ticket')]),
    t('portal.assistant.ask-news'),
  ];
}

function useTexts(): ChatTexts {
  const { t } = useChatAssistantMessages();
  return {
    title: t('portal.assistant.title'),
    close: t('portal.assistant.close'),
    log: t('portal.assistant.log'),
    greeting: t('portal.assistant.greeting'),
    question: t('portal.assistant.question'),
    send: t('portal.assistant.send'),
    thinking: t('portal.assistant.thinking'),
    you: t('portal.assistant.you'),
    assistant: t('portal.assistant.assistant'),
    sources: t('portal.assistant.sources'),
    toTicket: t('portal.assistant.to-ticket'),
    goesAlong: t('portal.assistant.goes-along'),
    addition: t('portal.assistant.addition'),
    openTicket: t('portal.assistant.open-ticket'),
    cancel: t('portal.assistant.cancel'),
    ticketOpened: t('portal.assistant.ticket-opened'),
    failed: t('portal.assistant.failed'),
    retry: t('portal.assistant.retry'),
  };
}
