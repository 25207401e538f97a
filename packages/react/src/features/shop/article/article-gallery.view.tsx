import type { Article } from '@foyer/contract/shop/shop.schema';
import { useState } from 'react';
import { ArticlePicture } from '../../../domain/article/article-picture.tsx';
import * as css from './article.css.ts';
import { useArticleMessages } from './article.messages.ts';

export interface ArticleGalleryProps {
  readonly name: string;
  readonly pictures: Article['pictures'];
}

/** A large picture, with thumbnails to choose from. */
export function ArticleGallery({ name, pictures }: ArticleGalleryProps) {
  const { t } = useArticleMessages();
  const [index, setIndex] = useState(0);
  const shown = pictures[index] ?? pictures[0];
  if (shown === undefined) return <div className={css.bigPicture} />;
  return (
    <section className={css.gallery} aria-label={t('shop.article.gallery', { name })} part="gallery">
      <ArticlePicture picture={shown} className={css.bigPicture} isEager />
      {pictures.length > 1 && (
        <div className={css.thumbs}>
          {pictures.map((picture, at) => (
            <button
              key={picture.url}
              type="button"
              className={css.thumb}
              aria-pressed={picture === shown}
              aria-label={t('shop.article.picture', { index: at + 1, count: pictures.length })}
              onClick={() => setIndex(at)}
              part="thumbnail"
            >
              <ArticlePicture picture={picture} className={css.thumbPicture} isDecorative isCropped />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
