import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { changePassword } from './change-password.service.ts';

const profileRoutes: Handlers<'changePassword'> = { changePassword };

/** `changePassword` hashes, which must not hold a transaction. */
export const profileFeature = defineFeature({ routes: profileRoutes, ownTransaction: ['changePassword'] });
