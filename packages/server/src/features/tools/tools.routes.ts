import type { toolsContract } from '@foyer/contract/tools/tools.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { authorizeOauth2, authorizeTool } from './authorize.handler.ts';

const toolsRoutes: Handlers<keyof typeof toolsContract> = { authorizeOauth2, authorizeTool };

// the provider writes by itself, statement by statement
export const toolsFeature = defineFeature({
  routes: toolsRoutes,
  ownTransaction: ['authorizeOauth2', 'authorizeTool'],
});
