import { renderArticlePicture, renderNewsPicture } from './render-article-picture.ts';

/** Renders the drawing at a path below `/media/`: `articles/<key>.svg` or `news/<key>.svg`; null for any other path. */
export function renderDrawing(path: string): string | null {
  const [, kind, key = ''] = /^(articles|news)\/([a-z0-9/-]{1,120})\.svg$/.exec(path) ?? [];
  if (kind === undefined) return null;
  return kind === 'articles' ? renderArticlePicture(key) : renderNewsPicture(key);
}
