import { Button } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { CloudOffIcon } from '@foyer/ui/icon/icons.tsx';
import type { LoadedPage } from '../../loaded-page.ts';
import { useRouter } from '../../use-router.ts';
import { DefaultLayout } from '../default-layout.tsx';
import { useShellEnd } from '../use-shell-end.ts';
import { errorMessages, useErrorMessages } from './errors.messages.ts';

function UnreachablePage() {
  useShellEnd();
  const { isRevalidating, navigator } = useRouter();
  const { t } = useErrorMessages();
  return (
    <EmptyState
      headingLevel={1}
      icon={<CloudOffIcon size={24} />}
      title={t('portal.errors.unreachable-title')}
      actions={
        <Button isLoading={isRevalidating} onClick={() => void navigator.revalidate()}>
          {t('portal.errors.retry')}
        </Button>
      }
    >
      {t('portal.errors.unreachable-text')}
    </EmptyState>
  );
}

/** Page with a retry button for a server that does not answer. Without a frame, since the user is unknown too. */
export const unreachablePage: Pick<LoadedPage, 'Layout' | 'node' | 'texts'> = {
  Layout: DefaultLayout,
  node: <UnreachablePage />,
  texts: errorMessages,
};
