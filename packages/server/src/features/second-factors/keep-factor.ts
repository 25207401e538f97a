import { addFactor, toSecondFactor } from '../../domain/second-factors/add-factor.ts';
import { holdOwner, type insertFactor, listFactors } from '../../domain/second-factors/factors.repo.ts';
import { readStanding } from '../../domain/second-factors/standing.repo.ts';
import { noteSecondFactor } from '../../security/sessions.repo.ts';
import type { HandlerContext } from '../handler.ts';
import { isRemovable } from './list-second-factors.service.ts';

/** Adds a factor to the caller's account. The sign-in it was set up in counts as one with a second factor from now on. */
export async function keepFactor(
  context: Pick<HandlerContext<'confirmTotp'>, 'db' | 'caller' | 'now' | 'mail' | 'requestId'>,
  factor: Parameters<typeof insertFactor>[1],
) {
  const { db, caller, now } = context;
  await holdOwner(db, caller.userId);
  const added = await addFactor(context, caller, factor);
  if (!added) return null;
  await noteSecondFactor(db, caller.sessionId, now);
  const factors = await listFactors(db, caller.userId);
  const { isDemanded } = await readStanding(db, caller.userId);
  return {
    factor: toSecondFactor(added.factor, isRemovable(factors, isDemanded)),
    recoveryCodes: added.recoveryCodes,
  };
}
