import type { shopContract } from '@foyer/contract/shop/shop.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { downloadDocument, getArticle } from './article.handler.ts';
import { listArticles } from './article-list.handler.ts';
import { cancelArticleNotice, requestArticleNotice } from './article-notice.handler.ts';
import { listCategories, listTags } from './filters.handler.ts';

const shopRoutes: Handlers<keyof typeof shopContract> = {
  listArticles,
  getArticle,
  downloadArticleDocument: downloadDocument,
  listArticleTags: listTags,
  listArticleCategories: listCategories,
  requestArticleNotice,
  cancelArticleNotice,
};

export const shopFeature = defineFeature({ routes: shopRoutes });
