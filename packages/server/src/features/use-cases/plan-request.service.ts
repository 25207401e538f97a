import { businessDay } from '@foyer/contract';
import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import type { Submission } from '@foyer/contract/use-cases/use-cases.schema';
import { Effect } from '../../db/effect/effect.ts';
import { toSubmission } from '../../domain/use-cases/submission-view.ts';
import type { Planner } from '../handler.ts';
import { draftRequest, type RequestContext } from './draft-request.service.ts';
import { type Refusal, refuse } from './judge/refusal.ts';
import { judgeRequest } from './judge/request-judges.service.ts';
import type { UseCaseBody, UseCaseOperation } from './use-case-operations.ts';

/** What the calls of all kinds have in common; the codes that each may answer are the contract's. */
interface Context<K extends UseCaseKind> extends RequestContext {
  readonly input: { readonly body: UseCaseBody<K> };
  readonly fail: (code: string, options?: { readonly errors?: Refusal['errors'] & object }) => never;
}

/** A request that the service works on: it is judged, gets a number, and nothing else is changed by it. */
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
