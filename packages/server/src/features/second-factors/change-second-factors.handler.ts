import { tellOwner, toSecondFactor } from '../../domain/second-factors/add-factor.ts';
import { confirmPerson } from '../../domain/second-factors/confirm-person.ts';
import { readFactorState } from '../../domain/second-factors/factor-state.repo.ts';
import {
  deleteFactor,
  type Factor,
  holdOwner,
  listFactors,
  renameFactor,
} from '../../domain/second-factors/factors.repo.ts';
import { isRemovable } from '../../domain/second-factors/keep-factor.ts';
import {
  dropRecoveryCodes,
  renewRecoveryCodes as renewCodes,
} from '../../domain/second-factors/recovery-codes.repo.ts';
import type { Handler, HandlerContext } from '../handler.ts';

/** Returns the caller's factors and the one with this id, locked until the call ends. */
async function holdFactors(
  { db, caller }: Pick<HandlerContext<'renameSecondFactor'>, 'db' | 'caller'>,
  id: string,
): Promise<{ readonly factors: Factor[]; readonly factor: Factor | null; readonly isFree: boolean }> {
  await holdOwner(db, caller.userId);
  const factors = await listFactors(db, caller.userId);
  const { isDemanded } = await readFactorState(db, caller.userId);
  return {
    factors,
    factor: factors.find((one) => one.id === id) ?? null,
    isFree: isRemovable(factors, isDemanded),
  };
}

export const renameSecondFactor: Handler<'renameSecondFactor'> = async (context) => {
  const { db, input, fail } = context;
  const { factor, isFree } = await holdFactors(context, input.params.id);
  if (!factor) return fail('not_found');
  if (factor.kind !== 'passkey') return fail('not_a_passkey');
  const { name } = input.body;
  await renameFactor(db, factor.id, name);
  return toSecondFactor({ ...factor, name }, isFree);
};

/** Removes a factor; with the last one the recovery codes are removed, which only replace a factor. */
export const removeSecondFactor: Handler<'removeSecondFactor'> = async (context) => {
  const { input, caller, fail } = context;
  // a missing factor is answered without asking for the password
  const isThere = (await listFactors(context.db, caller.userId)).some(({ id }) => id === input.params.id);
  if (!isThere) return fail('not_found');
  await confirmPerson(context);
  return context.db.transaction(async (db) => {
    const { factor, factors, isFree } = await holdFactors({ db, caller }, input.params.id);
    if (!factor) return fail('not_found');
    if (!isFree) return fail('last_second_factor');
    await deleteFactor(db, factor.id);
    if (factors.length === 1) await dropRecoveryCodes(db, caller.userId);
    await tellOwner({ ...context, db }, caller, {
      action: 'second-factor-removed',
      details: { kind: factor.kind },
      news:
        factor.kind === 'totp'
          ? { what: 'totp-removed' }
          : { what: 'passkey-removed', passkey: factor.name ?? '' },
    });
    return undefined;
  });
};

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (context) => {
  const { caller, now, fail } = context;
  if ((await listFactors(context.db, caller.userId)).length === 0) return fail('second_factor_missing');
  await confirmPerson(context);
  return context.db.transaction(async (db) => {
    await holdOwner(db, caller.userId);
    if ((await listFactors(db, caller.userId)).length === 0) return fail('second_factor_missing');
    const recoveryCodes = await renewCodes(db, caller.userId, now);
    await tellOwner({ ...context, db }, caller, {
      action: 'recovery-codes-renewed',
      news: { what: 'codes-renewed' },
    });
    return { recoveryCodes };
  });
};
