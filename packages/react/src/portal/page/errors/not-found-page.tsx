import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { CompassIcon } from '@foyer/ui/icon/icons.tsx';
import type { LoadedPage } from '../../loaded-page.ts';
import { useScreenTitle } from '../../use-screen-title.ts';
import { DefaultLayout } from '../default-layout.tsx';
import { PortalButtonLink } from '../portal-link.tsx';
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

/** Page for an address that does not exist. */
export const notFoundPage: LoadedPage = {
  Layout: DefaultLayout,
  texts: errorMessages,
  node: <NotFoundPage />,
  record: null,
  widgets: [],
};
