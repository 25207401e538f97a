import type { SafeBranding } from './sanitize-branding.ts';

/** Puts the favicon of a brand on a page that is ours. */
export function showFavicon({ faviconUrl }: SafeBranding): void {
  if (faviconUrl === null || !globalThis.document) return;
  const existing = document.head.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  const link = existing ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'icon';
  if (link.href !== faviconUrl) link.href = faviconUrl;
}
