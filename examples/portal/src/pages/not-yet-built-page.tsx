import { useSession } from '@foyer/react';
import { ToolsIcon } from '../app/icons.tsx';
import { MessagePage } from '../app/message-page.tsx';
import { PortalLink } from '../app/portal-link.tsx';
import { usePortalMessages } from '../portal.messages.ts';

/** A screen of a later version: says so. */
export function NotYetBuiltPage() {
  const { t } = usePortalMessages();
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <MessagePage
      icon={<ToolsIcon />}
      title={t('portal.later-title')}
      text={t('portal.later-text')}
      action={
        <PortalLink to={{ route: isSignedIn ? 'home' : 'login' }} className="button button-quiet">
          {t(isSignedIn ? 'portal.to-home' : 'portal.to-login')}
        </PortalLink>
      }
    />
  );
}
