import { toSecondFactor } from '../../domain/second-factors/add-factor.ts';
import { isStale } from '../../domain/second-factors/confirm-person.ts';
import { listFactors } from '../../domain/second-factors/factors.repo.ts';
import { isRemovable } from '../../domain/second-factors/keep-factor.ts';
import { offeredFactors } from '../../domain/second-factors/offered-factors.ts';
import { readSurroundings } from '../../domain/second-factors/owner.repo.ts';
import type { Handler } from '../handler.ts';

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
