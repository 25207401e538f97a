import { renderMedia } from '../media/render-media.ts';
import { ProblemError } from './problem.ts';

/** A drawn picture below `/media/`: public, for any origin; looked at directly, nothing in it may run. */
export function mediaAnswer(path: string): Response {
  const svg = renderMedia(path.slice('/media/'.length));
  if (svg === null) throw new ProblemError('not_found', 404);
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
