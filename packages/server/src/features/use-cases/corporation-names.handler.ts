import { readCorporations } from '../../domain/use-cases/corporations.repo.ts';
import type { Handler } from '../handler.ts';

/** Lists the companies that a request may name. */
export const listCorporationNames: Handler<'listCorporationNames'> = async ({ db, caller }) => {
  const { corporations } = await readCorporations(db, caller);
  return { items: corporations };
};
