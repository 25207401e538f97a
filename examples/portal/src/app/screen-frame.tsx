import { useSdk } from '@foyer/react';
import { type ReactNode, useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { usePortalMessages } from '../portal.messages.ts';
import type { Screen } from '../router/guard-loader.ts';
import { CloudOffIcon } from './icons.tsx';
import { MessagePage } from './message-page.tsx';
import { useScreen } from './use-screen.ts';

/** A screen: sets the title, or shows a retry where the server did not answer. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  const { isUnreachable } = useLoaderData<Screen>();
  const { revalidate, state } = useRevalidator();
  const { name } = useScreen();
  const { t, find } = usePortalMessages();
  const { $branding } = useSdk();
  useEffect(() => {
    const portal = $branding.get()?.name ?? 'Foyer';
    const title = name === null ? '' : find(`portal.title-${name}`, '');
    document.title = title === '' ? portal : `${title} – ${portal}`;
  });
  if (!isUnreachable) return children;
  return (
    <MessagePage
      icon={<CloudOffIcon />}
      title={t('portal.unreachable-title')}
      text={t('portal.unreachable-text')}
      action={
        <button
          type="button"
          className="button"
          disabled={state === 'loading'}
          onClick={() => void revalidate()}
        >
          {t('portal.retry')}
        </button>
      }
    />
  );
}
