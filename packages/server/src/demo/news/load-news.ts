import { languageCodes } from '@foyer/contract/languages';
import type { Database } from '../../db/client.ts';
import type { Language } from '../../domain/languages/language.ts';
import { loadTexts } from '../../domain/languages/load-texts.ts';
import { type NewsText, news, newsTexts } from '../../domain/news/news.table.ts';
import { toSearchText } from '../../domain/search/fold-text.ts';
import { toPictureKey } from '../article-picture/render-article-picture.ts';
import { hash } from '../articles/build-articles.ts';
import type de from './locales/de.json';
import { demoNews } from './news-entries.ts';

const dayMs = 86_400_000;
const say = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** Returns the rows of the story's news at a moment. */
export const newsRows = (now: Date) =>
  demoNews.map(({ id, daysAgo, category, shape, accent, brandId = null, modes, linkUrl = null }) => ({
    id,
    brandId,
    modes: [...(modes ?? (['b2b', 'b2c_cc'] as const))],
    category,
    publishedAt: new Date(now.getTime() - daysAgo * dayMs + 3_600_000),
    pictureKey: toPictureKey({ shape, tone: 'white', accent, view: 'front', seed: hash(id) % 1000 }),
    linkUrl,
  }));

/** Loads news of all brands and of single ones, for business and private customers. */
export async function loadNews(db: Database, now: Date): Promise<void> {
  await db.insert(news).values(newsRows(now));
  await db.insert(newsTexts).values(
    demoNews.flatMap(({ id }) =>
      languageCodes.map((language) => {
        const text = textOf(id, language);
        return { newsId: id, language, ...text, searchText: toSearchText(words(text)) };
      }),
    ),
  );
}

/** Returns an entry's texts, whose ids begin with the entry's id: `news-fair.title`, `.teaser`, `.paragraph.1`, `.link`. */
function textOf(id: string, language: Language): NewsText {
  const find = (part: string) => {
    const key = `${id}.${part}`;
    return say.has(key) ? say(language, key) : undefined;
  };
  const [title, teaser, linkLabel] = [find('title'), find('teaser'), find('link')];
  if (title === undefined || teaser === undefined) throw new Error(`Demo data: ${id} has no texts`);
  const paragraphs: string[] = [];
  for (let next = find('paragraph.1'); next !== undefined; next = find(`paragraph.${paragraphs.length + 1}`))
    paragraphs.push(next);
  return { title, teaser, paragraphs, linkLabel: linkLabel ?? null };
}

const words = (text: NewsText) => [text.title, text.teaser, ...text.paragraphs];
