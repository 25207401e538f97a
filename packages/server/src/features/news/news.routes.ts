import type { newsContract } from '@foyer/contract/news/news.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { listNews } from './news.handler.ts';

const newsRoutes: Handlers<keyof typeof newsContract> = { listNews };

export const newsFeature = defineFeature({ routes: newsRoutes });
