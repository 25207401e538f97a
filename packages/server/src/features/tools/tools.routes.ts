import type { toolsContract } from '@foyer/contract/tools/tools.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { authorizeOauth2, authorizeTool } from './authorize.service.ts';

const toolsRoutes: Handlers<keyof typeof toolsContract> = { authorizeOauth2, authorizeTool };

// The provider writes by itself, one thing after the other.
export const toolsFeature = defineFeature({
  routes: toolsRoutes,
  ownTransaction: ['authorizeOauth2', 'authorizeTool'],
});
