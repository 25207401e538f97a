import type { News } from '@foyer/contract/news/news.contract';
import { type SQL, sql } from 'drizzle-orm';
import { newsPictureOf } from '../../articles/picture.ts';
import { nearestText } from '../../languages/nearest-text.repo.ts';
import { news, newsTexts } from '../../news/news.table.ts';
import { isReadBy, newsFor } from '../../news/visible-news.repo.ts';
import { defineSource, entry, tile, to, type Viewer } from '../source.repo.ts';

interface Facts {
  readonly unread: number;
  readonly latest: readonly (Pick<News, 'id' | 'category' | 'publishedAt' | 'isRead'> & {
    readonly title: string | null;
    readonly pictureKey: string | null;
  })[];
}

/** Limit up to which unread news are counted. */
const most = 100;

const readFacts = (viewer: Viewer): SQL => {
  const visible = newsFor(viewer, viewer.now);
  const title = nearestText(newsTexts, newsTexts.title, [newsTexts.newsId, news.id], viewer.language);
  return sql`select json_build_object(
    'unread', (select count(*)::int from (select 1 from ${news} where ${visible} and not ${isReadBy(viewer.userId)} limit ${most}) found),
    'latest', (select coalesce(json_agg(n), '[]') from (
      select ${news.id}, ${news.category}, ${news.publishedAt} as "publishedAt", ${news.pictureKey} as "pictureKey",
        ${isReadBy(viewer.userId)} as "isRead", ${title} as title
      from ${news} where ${visible} order by ${news.publishedAt} desc, ${news.id} desc limit 4) n))`;
};

/** Number of unread news, and the latest news. */
export const newsSource = defineSource<Facts>({
  access: 'signedIn',
  facts: readFacts,
  tiles: ({ unread, latest }, { say }) => [
    ...(unread === 0
      ? []
      : [
          tile({
            id: 'unread-news',
            kind: 'task',
            count: unread,
            countIsCapped: unread === most,
            title: say('dashboard.news.unread', { count: unread }),
            link: { ...to('news'), label: say('dashboard.news.read') },
          }),
        ]),
    ...(latest.length === 0
      ? []
      : [
          tile({
            id: 'news',
            kind: 'list',
            title: say('dashboard.news.title'),
            entries: latest.map(({ id, category, publishedAt, isRead, title, pictureKey }) =>
              entry({
                id,
                title: title ?? id,
                text: say.value('dashboard.news.category', category),
                at: new Date(publishedAt).toISOString(),
                isNew: !isRead,
                picture: pictureKey === null ? null : newsPictureOf(pictureKey, ''),
                link: to('news', { query: { open: id } }),
              }),
            ),
            link: { ...to('news'), label: say('dashboard.news.link') },
          }),
        ]),
  ],
});
