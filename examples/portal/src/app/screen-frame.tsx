import { useSdk } from '@foyer/react';
import { Button, CloudOffIcon, EmptyState } from '@foyer/react/ui';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { usePortalMessages } from '../portal.messages.ts';
import { useRouter } from '../router/use-router.ts';
import { endShell } from '../shell/end-shell.ts';
import { useScreen } from './use-screen.ts';

/** A screen: sets the title, or shows a retry where the server did not answer. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  const { shown, isRevalidating, navigator } = useRouter();
  const { isUnreachable } = shown.screen;
  const { name } = useScreen();
  const { t, find } = usePortalMessages();
  const { $branding } = useSdk();
  useEffect(() => {
    const portal = $branding.get()?.name ?? 'Foyer';
    const title = name === null ? '' : find(`portal.title-${name}`, '');
    document.title = title === '' ? portal : `${title} – ${portal}`;
  });
  useLayoutEffect(() => {
    if (isUnreachable || name !== 'login') endShell();
  }, [isUnreachable, name]);
  if (!isUnreachable) return children;
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
