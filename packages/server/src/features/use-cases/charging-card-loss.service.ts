import { Effect } from '../../db/effect/effect.ts';
import { toSubmission } from '../../domain/use-cases/submission-view.ts';
import type { Planner } from '../handler.ts';
import { draftRequest } from './draft-request.service.ts';
import { refuse } from './judge/refusal.ts';
import { judgeLostCard } from './judge/request-judges.service.ts';
import { blockCard, findCard, replacementAddition } from './use-cases.repo.ts';

/** Blocks the card with the request, whatever else that leads to. */
export const submitChargingCardLoss: Planner<'submitChargingCardLoss'> = async (context) => {
  const { db, caller, input, now, fail } = context;
  const { cardId, wantsReplacement } = input.body;
  const card = await findCard(db, caller, cardId);
  const refusal = judgeLostCard(card);
  if (!card || refusal) return refuse(fail, refusal);
  const { submission, writing } = await draftRequest(context, {
    kind: 'charging-card-loss',
    state: wantsReplacement ? 'in_progress' : 'done',
    body: input.body,
  });
  const replacement = wantsReplacement ? [replacementAddition(card, submission.number)] : [];
  return new Effect(toSubmission(submission), {
    ...writing,
    changes: [blockCard(card, now)],
    additions: [...writing.additions, ...replacement],
  });
};
