import type { Handler } from '../handler.ts';
import { readCorporations } from './corporations.repo.ts';

/** The companies that a request may name. */
export const listCorporationNames: Handler<'listCorporationNames'> = async ({ db, caller }) => {
  const { corporations } = await readCorporations(db, caller);
  return { items: corporations };
};
