import { toSecondFactor } from '../../domain/second-factors/add-factor.ts';
import { type Factor, listFactors } from '../../domain/second-factors/factors.repo.ts';
import { offeredFactors } from '../../domain/second-factors/offered-factors.ts';
import { countRecoveryCodes } from '../../domain/second-factors/recovery-codes.repo.ts';
import { readStanding } from '../../domain/second-factors/standing.repo.ts';
import type { Handler } from '../handler.ts';
import { needsPassword } from './confirm-person.ts';

/** Everything but the last one may go; that too where nobody demands one. */
export const isRemovable = (factors: readonly Factor[], isDemanded: boolean): boolean =>
  factors.length > 1 || !isDemanded;

export const listSecondFactors: Handler<'listSecondFactors'> = async (context) => {
  const { db, caller, config } = context;
  const factors = await listFactors(db, caller.userId);
  const { isDemanded } = await readStanding(db, caller.userId);
  return {
    items: factors.map((factor) => toSecondFactor(factor, isRemovable(factors, isDemanded))),
    recoveryCodesLeft: await countRecoveryCodes(db, caller.userId),
    isDemanded,
    needsPassword: await needsPassword(context),
    offered: offeredFactors(config),
  };
};
