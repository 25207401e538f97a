import { languageCodes } from '@foyer/contract/languages';
import type { Article } from './article.ts';

/** An article as the vendor keeps it; its texts are in the folder `articles`. */
export interface StoredArticle extends Pick<Article, 'id' | 'topic'> {
  readonly daysAgo: number;
  /** @default the customers of every brand */
  readonly brand?: string;
  /** @default everyone */
  readonly audience?: Article['audience'];
}

export const articles: readonly StoredArticle[] = [
  { id: 'cable-stuck', topic: 'faults', daysAgo: 2 },
  { id: 'load-management', topic: 'installation', daysAgo: 6 },
  { id: 'card-lost', topic: 'billing', daysAgo: 11 },
  { id: 'slow-charging', topic: 'charging', daysAgo: 17 },
  { id: 'residual-current', topic: 'faults', daysAgo: 21, audience: 'technicians' },
  { id: 'home-refund', topic: 'billing', daysAgo: 28 },
  { id: 'wallbox-fuse', topic: 'installation', daysAgo: 40 },
  { id: 'abroad', topic: 'charging', daysAgo: 55 },
  { id: 'firmware', topic: 'faults', daysAgo: 63, audience: 'technicians' },
  { id: 'winter-range', topic: 'charging', daysAgo: 80 },
  { id: 'parking-rules', topic: 'charging', daysAgo: 95 },
  { id: 'sun-tariff', topic: 'billing', daysAgo: 33, brand: 'sonnental' },
];

type Texts = Readonly<Record<string, string | undefined>>;
export type ArticleText = Pick<Article, 'title' | 'summary' | 'paragraphs'>;

const files = await Promise.all(
  languageCodes.map(async (language): Promise<readonly [string, Texts]> => {
    const file = await import(`./articles/${language}.json`, { with: { type: 'json' } });
    return [language, file.default];
  }),
);
const byLanguage = new Map(files);

/** Texts of an article are those whose ids begin with its own: `wallbox-fuse.title`, `.summary`, `.paragraph.1`. */
export function articleText(id: string, language: string): ArticleText {
  const texts = byLanguage.get(language) ?? {};
  const paragraphs: string[] = [];
  for (let next = texts[`${id}.paragraph.1`]; next; next = texts[`${id}.paragraph.${paragraphs.length + 1}`])
    paragraphs.push(next);
  return { title: texts[`${id}.title`] ?? id, summary: texts[`${id}.summary`] ?? '', paragraphs };
}
