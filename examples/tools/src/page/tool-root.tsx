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

/** The brand's look is public at the portal. Its session is neither here nor needed. */
const openSdk = (): FoyerSdk =>
  getSdk({
    apiBase: place.portal,
    brand: place.brand,
    ownsDocument: true,
    storageScope: 'tool',
    hrefFor: () => null,
  });

/** The frame of every tool: the brand's colours, language and scheme of the page around, and its own height, which it tells that page. */
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

/** Tells the page around the height of the tool. */
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
