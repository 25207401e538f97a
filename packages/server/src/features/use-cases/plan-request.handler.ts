import { businessDay } from '@foyer/contract';
import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import type { Submission } from '@foyer/contract/use-cases/use-cases.schema';
import { Effect } from '../../db/effect/effect.ts';
import { draftRequest, type RequestContext } from '../../domain/use-cases/draft-request.service.ts';
import { type Refusal, refuse } from '../../domain/use-cases/judge/refusal.ts';
import { judgeRequest } from '../../domain/use-cases/judge/request-judges.service.ts';
import { toSubmission } from '../../domain/use-cases/submission-view.ts';
import type { UseCaseBody, UseCaseOperation } from '../../domain/use-cases/use-case-operations.ts';
import type { Planner } from '../handler.ts';

/** Context that the calls of all kinds share; the contract has the codes of each. */
interface Context<K extends UseCaseKind> extends RequestContext {
  readonly input: { readonly body: UseCaseBody<K> };
  readonly fail: (code: string, options?: { readonly errors?: Refusal['errors'] & object }) => never;
}

/** Returns the handler of a request that only the service works on: it is validated and numbered, and changes nothing else. */
export function planRequest<K extends UseCaseKind>(kind: K): Planner<UseCaseOperation<K>> {
  const plan = async (context: Context<K>): Promise<Effect<Submission>> => {
    const { db, caller, input, now, fail } = context;
    const refusal = await judgeRequest(kind, { db, caller, today: businessDay(now) }, input.body);
    if (refusal) return refuse(fail, refusal);
    const { submission, writing } = await draftRequest(context, {
      kind,
      state: 'received',
      body: input.body,
    });
    return new Effect(toSubmission(submission), { ...writing, changes: [] });
  };
  return plan as unknown as Planner<UseCaseOperation<K>>;
}
