import { CompassIcon } from '../app/icons.tsx';
import { MessagePage } from '../app/message-page.tsx';
import { PortalLink } from '../app/portal-link.tsx';
import { usePortalMessages } from '../portal.messages.ts';

export function NotFoundPage() {
  const { t } = usePortalMessages();
  return (
    <MessagePage
      icon={<CompassIcon />}
      title={t('portal.title-not-found')}
      text={t('portal.not-found-text')}
      action={
        <PortalLink to={{ route: 'home' }} className="button">
          {t('portal.to-home')}
        </PortalLink>
      }
    />
  );
}
