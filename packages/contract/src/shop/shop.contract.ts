import * as v from 'valibot';
import { binary, defineContract } from '../endpoints/endpoint.ts';
import { flag, items, listQuery, localeQuery, many, page, search } from '../endpoints/list.ts';
import { id } from '../rules/field-rules.ts';
import {
  articleNoticeSchema,
  articleNumber,
  articleSchema,
  articleSummarySchema,
  categorySchema,
  tagSchema,
} from './shop.schema.ts';

const kind = v.optional(v.picklist(['hardware', 'service'], 'invalid_choice'));

/** Filters of the articles that are counted for a filter's choices: all filters of the list except the choice itself. */
const countedWithin = {
  ...localeQuery.entries,
  search,
  tag: many(id),
  kind,
  available: flag,
};

/** Articles of the shop. A caller sees only articles of their price groups. */
export const shopContract = defineContract({
  listArticles: {
    summary: 'Search and filter the articles of the shop',
    access: 'shop',
    effect: 'read',
    query: listQuery(['relevance', 'name', 'price', 'newest'], {
      category: v.optional(id),
      tag: many(id),
      kind,
      available: flag,
      /** Restricts the list to these articles, for example recently seen ones. */
      id: many(id),
      /** Restricts the list to articles with these complete numbers, in upper or lower case, for ordering by a list of numbers. */
      number: many(articleNumber),
    }),
    response: page(articleSummarySchema),
  },
  getArticle: {
    summary: 'One article',
    access: 'shop',
    effect: 'read',
    params: v.strictObject({ id }),
    idFrom: { id: 'listArticles' },
    query: localeQuery,
    response: articleSchema,
  },
  downloadArticleDocument: {
    summary: 'A data sheet or manual of an article',
    access: 'shop',
    effect: 'read',
    params: v.strictObject({ id, docId: id }),
    idFrom: { id: 'listArticles', docId: 'getArticle.documents.id' },
    response: binary('application/pdf'),
  },
  listArticleTags: {
    summary: 'Tags with the number of matching articles, after search and filters',
    access: 'shop',
    effect: 'read',
    query: v.strictObject({ ...countedWithin, category: v.optional(id) }),
    response: items(tagSchema),
  },
  listArticleCategories: {
    summary: 'The category tree as a flat list, with the number of matching articles',
    access: 'shop',
    effect: 'read',
    query: v.strictObject(countedWithin),
    response: items(categorySchema),
  },
  requestArticleNotice: {
    summary: 'Request a mail when an article is available again',
    access: 'shop',
    effect: 'create',
    extension: true,
    params: v.strictObject({ id }),
    idFrom: { id: 'listArticles' },
    response: articleNoticeSchema,
    errors: { article_available: 409 },
  },
  cancelArticleNotice: {
    summary: 'Cancel the request for that mail',
    access: 'shop',
    effect: 'idempotent',
    extension: true,
    params: v.strictObject({ id }),
    idFrom: { id: 'listArticles' },
    response: articleNoticeSchema,
  },
});
