import {
  renderArticlePicture,
  renderNewsPicture,
} from '../domain/articles/article-picture/render-article-picture.ts';
import { renderBrandLogo } from '../domain/branding/brand-logo.ts';
import { ProblemError } from './problem-error.ts';

/** A drawn picture below `/media/`: public, for any origin; looked at directly, nothing in it may run. */
export function drawnPicture(path: string): Response {
  const svg = renderPicture(path.slice('/media/'.length));
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

/** What is drawn under a path below `/media/`: `articles/<key>.svg`, `news/<key>.svg`, `brands/<brand>/<variant>.svg`. */
export function renderPicture(path: string): string | null {
  const match = /^(articles|news|brands)\/([a-z0-9/-]{1,120})\.svg$/.exec(path);
  const [, kind, key = ''] = match ?? [];
  if (kind === 'articles') return renderArticlePicture(key);
  if (kind === 'news') return renderNewsPicture(key);
  return kind === 'brands' ? renderBrandLogo(key) : null;
}
