import { renderBrandLogo } from '../domain/branding/brand-logo.ts';
import type { DemoPages } from './demo-pages.ts';
import { ProblemError } from './problem-error.ts';

/** Answers with a drawn picture below `/media/`: public, for any origin; sandboxed when it is opened directly. */
export async function drawnPicture(
  pathname: string,
  demo: Pick<DemoPages, 'drawing'> | null,
): Promise<Response> {
  const path = pathname.slice('/media/'.length);
  const svg = renderLogo(path) ?? (await demo?.drawing(path)) ?? null;
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

/** Renders the logo at `brands/<brand>/<variant>.svg`; null for any other path. */
export function renderLogo(path: string): string | null {
  const key = /^brands\/([a-z0-9/-]{1,120})\.svg$/.exec(path)?.[1];
  return key === undefined ? null : renderBrandLogo(key);
}
