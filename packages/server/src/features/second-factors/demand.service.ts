import type { SecondFactorDemand } from '@foyer/contract/second-factors/second-factors.schema';
import { listFactors } from '../../domain/second-factors/factors.repo.ts';
import { audit } from '../../security/audit.repo.ts';
import { endWithoutSecondFactor, findFamily } from '../../security/sessions.repo.ts';
import type { Handler, HandlerContext } from '../handler.ts';
import { confirmPerson, needsPassword } from './confirm-person.ts';
import { changeDemand, holdDemand, readDemand } from './demand.repo.ts';

type Context = HandlerContext<'getSecondFactorDemand'> | HandlerContext<'updateSecondFactorDemand'>;

/** Who demands a second factor has one, and has shown it in this sign-in: else it would end their own. */
async function hasOwnFactor({ db, caller }: Context): Promise<boolean> {
  const family = await findFamily(db, caller.sessionId);
  if (!family?.secondFactorAt) return false;
  return (await listFactors(db, caller.actor?.userId ?? caller.userId)).length > 0;
}

async function toDemand(context: Context): Promise<SecondFactorDemand> {
  const { caller, db } = context;
  const demand = caller.companyId === null ? null : await readDemand(db, caller.companyId);
  // in business mode everybody has a company
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

/** Turning it on ends what people of the company have begun by a password alone; turning it off ends nothing. */
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
        ...{ at: now, userId, actorUserId: caller.actor?.userId ?? null, companyId, requestId },
        action: isDemanded ? 'second-factor-demanded' : 'second-factor-not-demanded',
        ...(isDemanded && { details: { ended } }),
      });
    }
    return toDemand({ ...context, db });
  });
};
