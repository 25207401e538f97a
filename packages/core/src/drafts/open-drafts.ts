import type { FoyerSdk } from '../sdk/sdk.ts';
import { createDrafts } from './create-drafts.ts';
import type { Drafts } from './drafts.ts';

/** Returns the drafts of an SDK's forms. It is a function outside the SDK, so that only pages with such a form load it. */
export const openDrafts = ({ storage }: Pick<FoyerSdk, 'storage'>): Drafts =>
  createDrafts(storage.local, storage.drafts.prefix, storage.drafts.owner);
