import { useLocale } from '@foyer/react';
import { AlertIcon, Button, EmptyState, Spinner } from '@foyer/react/ui';
import { useEffect, useRef, useState } from 'react';
import { KnowledgePage } from '../knowledge/knowledge-page.tsx';
import { ReservationPage } from '../reservations/reservation-page.tsx';
import { SmartConnectPage } from '../smart-connect/smart-connect-page.tsx';
import { authorizeByRedirect, authorizeInFrame } from './authorization.ts';
import { useToolMessages } from './tool.messages.ts';
import { createToolApi } from './tool-api.ts';
import type { ToolHost } from './tool-host.ts';
import type { ToolPlace } from './tool-place.ts';

/** Interval between two session checks in milliseconds: a user signed out in the portal is signed out here within five intervals. */
const beatMs = 1000 * 3;

const pages = {
  'knowledge-platform': KnowledgePage,
  'smart-connect': SmartConnectPage,
  'reservation-tool': ReservationPage,
} as const;

/** Signs in, then shows the tool; hides it at once when the session has ended. */
export function ToolApp({ place, host }: { readonly place: ToolPlace; readonly host: ToolHost | null }) {
  const { t } = useToolMessages();
  const { code } = useLocale();
  const locale = useRef(code);
  locale.current = code;
  const [state, setState] = useState<'starting' | 'in' | 'out'>('starting');
  // a new API object starts without the token of the previous one
  const open = () =>
    createToolApi({
      path: `/api/${place.client}`,
      authorize: () => (host === null ? authorizeByRedirect(place) : authorizeInFrame(place, host)),
      locale: () => locale.current,
      onOut: () => {
        setState('out');
        host?.say({ type: 'signed-out' });
      },
    });
  const [api, setApi] = useState(open);
  useEffect(() => {
    if (state === 'out') return;
    let isGone = false;
    const beat = async () => {
      if (document.hidden && state === 'in') return;
      const answer = await api.call('GET', '/session');
      if (isGone) return;
      if (answer.ok && state === 'starting') {
        setState('in');
        host?.say({ type: 'signed-in' });
      } else if (!answer.ok && (state === 'starting' || answer.status === 403)) setState('out');
    };
    void beat();
    const timer = setInterval(() => void beat(), beatMs);
    document.addEventListener('visibilitychange', beat);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
    };
  }, [api, state, host]);
  if (state === 'starting') return <Spinner label={t('tool.starting')} />;
  const again = () => {
    setApi(open());
    setState('starting');
  };
  if (state === 'out')
    return (
      <EmptyState
        headingLevel={2}
        icon={<AlertIcon size={24} />}
        title={t('tool.out')}
        actions={<Button onClick={again}>{t('tool.again')}</Button>}
      >
        {t('tool.out.text')}
      </EmptyState>
    );
  const Page = pages[place.client];
  return (
    <>
      {host === null && <h1 className="tool-title">{t(`tool.title.${place.client}`)}</h1>}
      <Page key={code} api={api} onTitle={(title) => host?.say({ type: 'title', title })} />
    </>
  );
}
