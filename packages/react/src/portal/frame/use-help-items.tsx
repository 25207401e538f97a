import type { PortalRouteName } from '@foyer/contract/portal-routes';
import { visibleMenu } from '@foyer/core';
import { BookIcon, ChatIcon, PlusIcon, TicketIcon } from '@foyer/ui/icon/icons.tsx';
import type { MenuEntry } from '@foyer/ui/menu/menu.tsx';
import { useChatBackend } from '../../domain/chat/use-chat-backend.ts';
import { useEnvironment } from '../../provider/use-environment.ts';
import { useSession, useUserInfo } from '../../provider/use-session.ts';
import { useFrameMessages } from './frame.messages.ts';

/** Id of the entry that opens the assistant; the ids of the other entries are their routes. */
export const assistantEntry = 'assistant';

const knowledge = 'knowledge-platform' satisfies PortalRouteName;

/** Whether the menu of this user has the knowledge platform. */
function useHasKnowledge(): boolean {
  const { data: userInfo } = useUserInfo();
  const environment = useEnvironment();
  const session = useSession();
  const entries = visibleMenu({ userInfo, environment, session, hasUnreadNews: false });
  return entries.some(({ item }) => item === knowledge);
}

/** Returns the entries of the help menu that the user may use: own tickets and a new one always, assistant and knowledge platform where there are any. */
export function useHelpItems(): readonly MenuEntry[] {
  const { t } = useFrameMessages();
  const hasAssistant = useChatBackend() !== null;
  const hasKnowledge = useHasKnowledge();
  const icon = { size: 18 };
  return [
    { id: 'tickets', label: t('portal.frame.help.tickets'), icon: <TicketIcon {...icon} /> },
    { id: 'create-ticket', label: t('portal.frame.help.create-ticket'), icon: <PlusIcon {...icon} /> },
    ...(hasAssistant
      ? [{ id: assistantEntry, label: t('portal.frame.help.assistant'), icon: <ChatIcon {...icon} /> }]
      : []),
    ...(hasKnowledge
      ? [{ id: knowledge, label: t('portal.frame.help.knowledge'), icon: <BookIcon {...icon} /> }]
      : []),
  ];
}
