import { useScreenTitle } from '@foyer/react/portal';
import { CompassIcon, EmptyState } from '@foyer/react/ui';
import { PortalButtonLink } from '../app/portal-button-link.tsx';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import type { LoadedPage } from '../pages/page.ts';
import { errorMessages, useErrorMessages } from './errors.messages.ts';

function NotFoundPage() {
  const { t } = useErrorMessages();
  const title = t('portal.errors.not-found-title');
  useScreenTitle(title, 'page');
  return (
    <EmptyState
      headingLevel={1}
      icon={<CompassIcon size={24} />}
      title={title}
      actions={<PortalButtonLink to={{ route: 'home' }}>{t('portal.errors.to-home')}</PortalButtonLink>}
    >
      {t('portal.errors.not-found-text')}
    </EmptyState>
  );
}

/** The page of what does not exist. */
export const notFoundPage: LoadedPage = {
  Layout: DefaultLayout,
  texts: errorMessages,
  node: <NotFoundPage />,
  record: null,
  widgets: [],
};
