import { FoyerProvider, type FoyerSdk, getSdk } from '@foyer/react';
import { PageRoot, Spinner } from '@foyer/react/ui';
import { useEffect, useState } from 'react';
import { knowledgeMessages } from '../knowledge/knowledge.messages.ts';
import { reservationsMessages } from '../reservations/reservations.messages.ts';
import { smartConnectMessages } from '../smart-connect/smart-connect.messages.ts';
import { ToolApp } from './tool-app.tsx';
import { createToolHost, type ToolHost } from './tool-host.ts';
import { readPlace } from './tool-place.ts';

const place = readPlace(location);
const host = place.host === null ? null : createToolHost(place.host);
const texts = [knowledgeMessages, smartConnectMessages, reservationsMessages];

/** Opens an SDK for the brand's look, which the portal serves publicly; the tool does not need the portal's session. */
const openSdk = (): FoyerSdk =>
  getSdk({
    apiBase: place.portal,
    brand: place.brand,
    ownsDocument: true,
    storageScope: 'tool',
    hrefFor: () => null,
  });

/** The root of every tool: applies the brand's colours and the embedding page's language and scheme, and reports the tool's height. */
export function ToolRoot() {
  const [sdk] = useState(openSdk);
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const [hasTexts, setTexts] = useState(false);
  useEffect(() => {
    void sdk.$environment.load();
    void Promise.all(texts.map((each) => sdk.localisation.register(each))).then(() => setTexts(true));
    return host?.hear((message) => {
      if (message.type !== 'init') return;
      setScheme(message.scheme);
      void sdk.localisation.loadSupported().then(() => sdk.localisation.setLocale(message.locale));
    });
  }, [sdk]);
  useEffect(() => host?.say({ type: 'ready' }), []);
  useHeight(host);
  return (
    <FoyerProvider sdk={sdk}>
      <PageRoot scheme={scheme} className="tool">
        {hasTexts ? <ToolApp place={place} host={host} /> : <Spinner />}
      </PageRoot>
    </FoyerProvider>
  );
}

/** Reports the height of the tool to the embedding page. */
function useHeight(host: ToolHost | null): void {
  useEffect(() => {
    const root = document.getElementById('tool');
    if (!host || !root) return;
    const observer = new ResizeObserver(() =>
      host.say({ type: 'size', height: Math.ceil(root.getBoundingClientRect().height) + 2 }),
    );
    observer.observe(root);
    return () => observer.disconnect();
  }, [host]);
}
