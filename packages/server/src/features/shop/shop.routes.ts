import type { shopContract } from '@foyer/contract/shop/shop.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { downloadDocument, getArticle } from './article.service.ts';
import { listArticles } from './article-list.service.ts';
import { cancelArticleNotice, requestArticleNotice } from './article-notice.service.ts';
import { listCategories, listTags } from './filters.service.ts';

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
