import { useSession } from '@foyer/react';
import { EmptyState, ToolsIcon } from '@foyer/react/ui';
import { PortalButtonLink } from '../app/portal-button-link.tsx';
import { usePortalMessages } from '../portal.messages.ts';

/** A screen of a later version: says so. */
export function NotYetBuiltPage() {
  const { t } = usePortalMessages();
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <EmptyState
      headingLevel={1}
      icon={<ToolsIcon size={24} />}
      title={t('portal.later-title')}
      actions={
        <PortalButtonLink to={{ route: isSignedIn ? 'home' : 'login' }} variant="secondary">
          {t(isSignedIn ? 'portal.to-home' : 'portal.to-login')}
        </PortalButtonLink>
      }
    >
      {t('portal.later-text')}
    </EmptyState>
  );
}
