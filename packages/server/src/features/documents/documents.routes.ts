import type { documentsContract } from '@foyer/contract/documents/documents.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { listDocuments } from './documents.handler.ts';

const documentsRoutes: Handlers<keyof typeof documentsContract> = { listDocuments };

export const documentsFeature = defineFeature({ routes: documentsRoutes });
