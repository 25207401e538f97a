import { CompassIcon, EmptyState } from '@foyer/react/ui';
import { PortalButtonLink } from '../app/portal-button-link.tsx';
import { usePortalMessages } from '../portal.messages.ts';

function NotFoundPage() {
  const { t } = usePortalMessages();
  return (
    <EmptyState
      headingLevel={1}
      icon={<CompassIcon size={24} />}
      title={t('portal.title-not-found')}
      actions={<PortalButtonLink to={{ route: 'home' }}>{t('portal.to-home')}</PortalButtonLink>}
    >
      {t('portal.not-found-text')}
    </EmptyState>
  );
}

/** The page of what does not exist. */
export const notFoundPage = <NotFoundPage />;
