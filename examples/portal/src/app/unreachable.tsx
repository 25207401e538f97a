import { Button, CloudOffIcon, EmptyState } from '@foyer/react/ui';
import { usePortalMessages } from '../portal.messages.ts';
import { useRouter } from '../router/use-router.ts';

/** The server did not answer: says so, and asks again. */
export function Unreachable() {
  const { isRevalidating, navigator } = useRouter();
  const { t } = usePortalMessages();
  return (
    <EmptyState
      headingLevel={1}
      icon={<CloudOffIcon size={24} />}
      title={t('portal.unreachable-title')}
      actions={
        <Button isLoading={isRevalidating} onClick={() => void navigator.revalidate()}>
          {t('portal.retry')}
        </Button>
      }
    >
      {t('portal.unreachable-text')}
    </EmptyState>
  );
}
