import { pageOrigin } from '../navigation/page-origin.ts';

/** Returns an absolute URL that is https or has the origin of the API or the page; null for any other. */
export function safeUrl(text: string | null | undefined, apiBase: string): string | null {
  if (!text) return null;
  const ownOrigin = pageOrigin();
  try {
    const base = new URL(apiBase || '/', ownOrigin ?? 'https://invalid.invalid');
    const url = new URL(text, base);
    const isOwn = url.origin === base.origin || url.origin === ownOrigin;
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOwn)) return null;
    if (url.username !== '' || url.password !== '') return null;
    return url.hostname === 'invalid.invalid' ? text : url.href;
  } catch {
    return null;
  }
}
