import type { FoyerSdk } from '../sdk/sdk.ts';

/**
 * Has the page's favicon follow an SDK's branding while the page shows that SDK, for SDKs that own the document; answers
 * how to stop, which leaves the page the favicon it had.
 */
export function followFavicon({ $branding, options }: Pick<FoyerSdk, '$branding' | 'options'>): () => void {
  if (!options.ownsDocument || !globalThis.document) return () => undefined;
  const existing = document.head.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  const link = existing ?? document.createElement('link');
  const before = existing?.getAttribute('href') ?? null;
  const show = (url: string | null) => {
    if (url === null) return existing ? undefined : link.remove();
    link.rel = 'icon';
    link.removeAttribute('type'); // of the icon before
    if (link.href !== url) link.href = url;
    if (!link.isConnected) document.head.append(link);
  };
  const stop = $branding.subscribe((branding) => {
    if (branding) show(branding.faviconUrl ?? before);
  });
  return () => {
    stop();
    show(before);
  };
}
