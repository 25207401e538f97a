import { technicianRoles } from '@foyer/contract';
import { fallbackLanguage, languageCodes } from '@foyer/contract/languages';
import { Hono } from 'hono';
import * as v from 'valibot';
import { checked, fault } from '../server/fault.ts';
import type { Vendor, VendorEnv, Visitor } from '../server/vendor.ts';
import { type Article, type ArticleSummary, topics } from './article.ts';
import { articles, articleText, type StoredArticle } from './articles.ts';
import { matchesWords } from './matches-words.ts';

const querySchema = v.strictObject({
  search: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  topic: v.optional(v.picklist(topics)),
});
const dayMs = 86_400_000;

const languageOf = (accepted = ''): string =>
  languageCodes.find((code) => accepted.toLowerCase().startsWith(code)) ?? fallbackLanguage;

const isFor = ({ brand, roles }: Visitor, article: StoredArticle): boolean =>
  (article.brand === undefined || article.brand === brand) &&
  (article.audience !== 'technicians' || technicianRoles.some((role) => roles.includes(role)));

/** The knowledge platform: articles to search and read. Its articles were written some days before `now` at the start. */
export function createKnowledge(now: () => Date): Vendor {
  const startedAt = now().getTime();
  const summaryOf = (article: StoredArticle, language: string): ArticleSummary => {
    const { id, topic, audience = 'everyone', daysAgo } = article;
    const { title, summary } = articleText(id, language);
    const updatedAt = new Date(startedAt - daysAgo * dayMs).toISOString();
    return { id, topic, audience, updatedAt, title, summary };
  };
  const isFound = (id: string, search: string, language: string) => {
    const { title, summary, paragraphs } = articleText(id, language);
    return matchesWords([title, summary, ...paragraphs].join(' '), search);
  };
  const api = new Hono<VendorEnv>();
  api.get('/articles', ({ req, json, var: { visitor } }) => {
    const { search, topic } = checked(querySchema, req.query());
    const language = languageOf(req.header('accept-language'));
    const found = articles
      .filter((article) => isFor(visitor, article) && (!topic || article.topic === topic))
      .filter(({ id }) => search.trim() === '' || isFound(id, search, language))
      .toSorted((one, other) => one.daysAgo - other.daysAgo);
    return json({ items: found.map((article) => summaryOf(article, language)) });
  });
  api.get('/articles/:id', ({ req, json, var: { visitor } }) => {
    const article = articles.find(({ id }) => id === req.param('id'));
    if (!article || !isFor(visitor, article)) throw fault('not_found', 404);
    const language = languageOf(req.header('accept-language'));
    const { paragraphs } = articleText(article.id, language);
    return json({ ...summaryOf(article, language), paragraphs } satisfies Article);
  });
  return { client: 'knowledge-platform', api };
}
