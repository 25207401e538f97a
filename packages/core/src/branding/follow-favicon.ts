import type { FoyerSdk } from '../sdk/sdk.ts';

/**
 * Makes the page's favicon follow the branding of an SDK that owns the document. Returns a function that stops this and restores the
 * previous favicon.
 */
export function followFavicon({ $branding, options }: Pick<FoyerSdk, '$branding' | 'options'>): () => void {
  if (!options.ownsDocument || !globalThis.document) return () => undefined;
  const existing = document.head.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  const link = existing ?? document.createElement('link');
  const before = existing?.getAttribute('href') ?? null;
  const show = (url: string | null) => {
    if (url === null) return existing ? undefined : link.remove();
    link.rel = 'icon';
    link.removeAttribute('type'); // of the previous icon
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
