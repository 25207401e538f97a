import { toSecondFactor } from '../../domain/second-factors/add-factor.ts';
import { type Factor, listFactors } from '../../domain/second-factors/factors.repo.ts';
import { offeredFactors } from '../../domain/second-factors/offered-factors.ts';
import type { Handler } from '../handler.ts';
import { isStale } from './confirm-person.ts';
import { readSurroundings } from './owner.repo.ts';

/** Everything but the last one may go; that too where nobody demands one. */
export const isRemovable = (factors: readonly Factor[], isDemanded: boolean): boolean =>
  factors.length > 1 || !isDemanded;

export const listSecondFactors: Handler<'listSecondFactors'> = async ({ db, caller, config, now }) => {
  const factors = await listFactors(db, caller.userId);
  const { isDemanded, recoveryCodesLeft, signedInAt } = await readSurroundings(db, caller);
  return {
    items: factors.map((factor) => toSecondFactor(factor, isRemovable(factors, isDemanded))),
    recoveryCodesLeft,
    isDemanded,
    needsPassword: isStale({ signedInAt, partnerId: caller.partnerId }, now),
    offered: offeredFactors(config),
  };
};
