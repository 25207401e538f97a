import type { Database } from '../../db/client.ts';
import { toPictureKey } from '../../domain/articles/article-picture/render-article-picture.ts';
import { type NewsText, news } from '../../domain/news/news.table.ts';
import { toSearchText } from '../../domain/search/fold-text.ts';
import { hash } from '../articles/build-articles.ts';
import { demoNews } from './news-entries.ts';

const dayMs = 86_400_000;

/** News of all brands and of single ones, for business and private customers. */
export async function loadNews(db: Database, now: Date): Promise<void> {
  await db.insert(news).values(
    demoNews.map(
      ({ id, daysAgo, category, shape, accent, brandId = null, modes, linkUrl = null, de, en, fr }) => ({
        id,
        brandId,
        modes: [...(modes ?? (['b2b', 'b2c_cc'] as const))],
        category,
        publishedAt: new Date(now.getTime() - daysAgo * dayMs + 3_600_000),
        pictureKey: toPictureKey({ shape, tone: 'white', accent, view: 'front', seed: hash(id) % 1000 }),
        linkUrl,
        texts: { de, en, fr },
        searchText: toSearchText([de, en, fr].flatMap(words)),
      }),
    ),
  );
}

const words = (text: NewsText) => [text.title, text.teaser, ...text.paragraphs];
