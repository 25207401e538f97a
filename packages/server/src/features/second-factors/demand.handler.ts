import type { SecondFactorDemand } from '@foyer/contract/second-factors/second-factors.schema';
import { confirmPerson, needsPassword } from '../../domain/second-factors/confirm-person.ts';
import { changeDemand, holdDemand, readDemand } from '../../domain/second-factors/demand.repo.ts';
import { listFactors } from '../../domain/second-factors/factors.repo.ts';
import { audit } from '../../security/audit.repo.ts';
import { endWithoutSecondFactor, findFamily } from '../../security/sessions.repo.ts';
import type { Handler, HandlerContext } from '../handler.ts';

type Context = HandlerContext<'getSecondFactorDemand'> | HandlerContext<'updateSecondFactorDemand'>;

/** Whether the caller has a second factor and used it in this sign-in: otherwise the demand would end the caller's own session. */
async function hasOwnFactor({ db, caller }: Context): Promise<boolean> {
  const family = await findFamily(db, caller.sessionId);
  if (!family?.secondFactorAt) return false;
  return (await listFactors(db, caller.actor?.userId ?? caller.userId)).length > 0;
}

async function toDemand(context: Context): Promise<SecondFactorDemand> {
  const { caller, db } = context;
  const demand = caller.companyId === null ? null : await readDemand(db, caller.companyId);
  // in business mode every caller has a company
  if (!demand) return context.fail('not_found');
  const { total, withFactor, ...rest } = demand;
  return {
    ...rest,
    hasOwnFactor: await hasOwnFactor(context),
    people: { total, withFactor },
    needsPassword: await needsPassword(context),
  };
}

export const getSecondFactorDemand: Handler<'getSecondFactorDemand'> = (context) => toDemand(context);

/** Changes the demand. Turning it on ends the company's sessions that began with a password alone; turning it off ends none. */
export const updateSecondFactorDemand: Handler<'updateSecondFactorDemand'> = async (context) => {
  const { caller, input, now, requestId, fail } = context;
  const { isDemanded } = input.body;
  const { companyId, userId } = caller;
  if (companyId === null) return fail('not_found');
  await confirmPerson(context);
  if (isDemanded && !(await hasOwnFactor(context))) return fail('second_factor_missing');
  return context.db.transaction(async (db) => {
    if ((await holdDemand(db, companyId)) !== isDemanded) {
      await changeDemand(db, companyId, { isDemanded, by: userId, now });
      const ended = isDemanded ? await endWithoutSecondFactor(db, companyId, now) : 0;
      await audit(db, {
        at: now,
        userId,
        actorUserId: caller.actor?.userId ?? null,
        companyId,
        requestId,
        action: isDemanded ? 'second-factor-demanded' : 'second-factor-not-demanded',
        ...(isDemanded && { details: { ended } }),
      });
    }
    return toDemand({ ...context, db });
  });
};
