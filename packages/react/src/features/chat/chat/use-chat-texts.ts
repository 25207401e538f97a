import { usePermission } from '../../../provider/use-permission.ts';
import type { ChatTexts } from '../chatbot/chatbot-types.ts';
import { useChatMessages } from './chat.messages.ts';

/** Returns suggested questions, depending on the user's permissions. */
export function useSuggestions(): readonly string[] {
  const { t } = useChatMessages();
  const [hasRequests, hasOrders] = [usePermission('useCases'), usePermission('orders')];
  return [
    ...(hasRequests ? [t('chat.chat.ask-request'), t('chat.chat.ask-card')] : []),
    ...(hasOrders ? [t('chat.chat.ask-order'), t('chat.chat.ask-invoice')] : []),
    ...(hasRequests || hasOrders ? [] : [t('chat.chat.ask-ticket')]),
    t('chat.chat.ask-news'),
  ];
}

/** Returns all fixed texts of the assistant. */
export function useChatTexts(): ChatTexts {
  const { t } = useChatMessages();
  return {
    title: t('chat.chat.title'),
    close: t('chat.chat.close'),
    log: t('chat.chat.log'),
    greeting: t('chat.chat.greeting'),
    question: t('chat.chat.question'),
    send: t('chat.chat.send'),
    thinking: t('chat.chat.thinking'),
    you: t('chat.chat.you'),
    assistant: t('chat.chat.assistant'),
    sources: t('chat.chat.sources'),
    toTicket: t('chat.chat.to-ticket'),
    goesAlong: t('chat.chat.goes-along'),
    addition: t('chat.chat.addition'),
    openTicket: t('chat.chat.open-ticket'),
    cancel: t('chat.chat.cancel'),
    ticketOpened: t('chat.chat.ticket-opened'),
    failed: t('chat.chat.failed'),
    retry: t('chat.chat.retry'),
  };
}
