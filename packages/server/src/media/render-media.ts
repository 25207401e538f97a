import {
  renderArticlePicture,
  renderNewsPicture,
} from '../catalogue/article-picture/render-article-picture.ts';
import { renderBrandLogo } from './brand-logo.ts';

/** What is drawn under a path below `/media/`: `articles/<key>.svg`, `news/<key>.svg`, `brands/<brand>/<variant>.svg`. */
export function renderMedia(path: string): string | null {
  const match = /^(articles|news|brands)\/([a-z0-9/-]{1,120})\.svg$/.exec(path);
  const [, kind, key = ''] = match ?? [];
  if (kind === 'articles') return renderArticlePicture(key);
  if (kind === 'news') return renderNewsPicture(key);
  return kind === 'brands' ? renderBrandLogo(key) : null;
}
