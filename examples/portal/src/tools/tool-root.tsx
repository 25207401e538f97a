import { FoyerProvider, type FoyerSdk, getSdk } from '@foyer/react';
import { PageRoot, Spinner } from '@foyer/react/ui';
import { useEffect, useState } from 'react';
import { ToolApp } from './tool-app.tsx';
import { createToolHost, type ToolHost } from './tool-host.ts';
import { readPlace } from './tool-place.ts';
import { toolsMessages } from './tools.messages.ts';

const place = readPlace(location);
const host = place.host === null ? null : createToolHost(place.host);

/** The brand's look and texts come from the tool's own origin; the portal's session is not there, and is not needed. */
const openSdk = (): FoyerSdk =>
  getSdk({ brand: place.brand, ownsDocument: true, storageScope: 'tool', hrefFor: () => null });

/** What every tool stands in: the brand's colours, the language and scheme of the page around, its own height told to that page. */
export function ToolRoot() {
  const [sdk] = useState(openSdk);
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const [hasTexts, setTexts] = useState(false);
  useEffect(() => {
    void sdk.$environment.load();
    void sdk.localisation.register(toolsMessages).then(() => setTexts(true));
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

/** Tells the page around how high the tool is. */
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
