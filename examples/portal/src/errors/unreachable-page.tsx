import { Button, CloudOffIcon, EmptyState } from '@foyer/react/ui';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import type { LoadedPage } from '../pages/page.ts';
import { useRouter } from '../router/use-router.ts';
import { useShellEnd } from '../shell/use-shell-end.ts';
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

/** The server did not answer: says so, and asks again. Alone on the page, for who it is for is not known either. */
export const unreachablePage = {
  ...{ Layout: DefaultLayout, node: <UnreachablePage />, texts: errorMessages },
} satisfies Partial<LoadedPage>;
