import { useLocale } from '@foyer/react';
import { AlertIcon, Button, EmptyState, Spinner } from '@foyer/react/ui';
import { useEffect, useRef, useState } from 'react';
import { authorizeByRedirect, authorizeInFrame, type ToolIssuer } from './authorization.ts';
import { KnowledgePage } from './knowledge-page.tsx';
import { ReservationPage } from './reservation-page.tsx';
import { SmartConnectPage } from './smart-connect-page.tsx';
import { createToolApi } from './tool-api.ts';
import type { ToolHost } from './tool-host.ts';
import type { ToolPlace } from './tool-place.ts';
import { useToolsMessages } from './tools.messages.ts';

/** Somebody who is signed out in the portal is out here before these have passed five times. */
const beatMs = 1000 * 3;

const pages = {
  'knowledge-platform': KnowledgePage,
  'smart-connect': SmartConnectPage,
  'reservation-tool': ReservationPage,
} as const;

/** Signs in, then shows the tool; what it shows goes at once when nobody is let in any more. */
export function ToolApp({ place, host }: { readonly place: ToolPlace; readonly host: ToolHost | null }) {
  const { t } = useToolsMessages();
  const { code } = useLocale();
  const locale = useRef(code);
  locale.current = code;
  const [state, setState] = useState<'starting' | 'in' | 'out'>('starting');
  // a new one begins without the token of the last
  const open = () =>
    createToolApi({
      authorize: () => authorize(place, host),
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
      const answer = await api.call('GET', `/session/${place.client}`);
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
  }, [api, state, place, host]);
  if (state === 'starting') return <Spinner label={t('portal.tools.starting')} />;
  const again = () => {
    setApi(open());
    setState('starting');
  };
  if (state === 'out')
    return (
      <EmptyState
        headingLevel={2}
        icon={<AlertIcon size={24} />}
        title={t('portal.tools.out')}
        actions={<Button onClick={again}>{t('portal.tools.again')}</Button>}
      >
        {t('portal.tools.out.text')}
      </EmptyState>
    );
  const Page = pages[place.client];
  return (
    <>
      {host === null && <h1 className="tool-title">{t(`portal.tools.title.${place.client}`)}</h1>}
      <Page key={code} api={api} onTitle={(title) => host?.say({ type: 'title', title })} />
    </>
  );
}

async function authorize(place: ToolPlace, host: ToolHost | null): Promise<string> {
  const answer = await fetch(`/api/brand?brand=${encodeURIComponent(place.brand)}`);
  const issuer = (await answer.json()) as ToolIssuer;
  return host === null ? authorizeByRedirect(place, issuer) : authorizeInFrame(place, issuer, host);
}
