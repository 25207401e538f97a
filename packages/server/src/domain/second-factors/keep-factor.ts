import type { Caller } from '../../security/caller.ts';
import { noteSecondFactor } from '../../security/sessions.repo.ts';
import type { Call } from '../call.ts';
import { addFactor, toSecondFactor } from './add-factor.ts';
import { readFactorState } from './factor-state.repo.ts';
import { type Factor, holdOwner, type insertFactor, listFactors } from './factors.repo.ts';

/** Whether a factor may be removed: the last one only if no company demands one. */
export const isRemovable = (factors: readonly Factor[], isDemanded: boolean): boolean =>
  factors.length > 1 || !isDemanded;

/** Adds a factor to the caller's account. The current sign-in counts as one with a second factor from now on. */
export async function keepFactor(
  context: Pick<Call, 'db' | 'now' | 'mail' | 'requestId'> & { readonly caller: Caller },
  factor: Parameters<typeof insertFactor>[1],
) {
  const { db, caller, now } = context;
  await holdOwner(db, caller.userId);
  const added = await addFactor(context, caller, factor);
  if (!added) return null;
  await noteSecondFactor(db, caller.sessionId, now);
  const factors = await listFactors(db, caller.userId);
  const { isDemanded } = await readFactorState(db, caller.userId);
  return {
    factor: toSecondFactor(added.factor, isRemovable(factors, isDemanded)),
    recoveryCodes: added.recoveryCodes,
  };
}
