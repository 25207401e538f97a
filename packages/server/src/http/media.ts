import { renderMedia } from '../media/render-media.ts';

/**
 * Answers `GET /media/…` with the picture drawn for it; null for every other path. A picture follows from its address, so
 * browsers may keep it; any page may show it, because widgets live on foreign ones.
 */
export function answerMedia(request: Request): Response | null {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/media/') || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
  const svg = renderMedia(pathname.slice('/media/'.length));
  if (svg === null) return null;
  return new Response(request.method === 'HEAD' ? null : svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    },
  });
}
