import { Effect } from '../../db/effect/effect.ts';
import { draftRequest } from '../../domain/use-cases/draft-request.service.ts';
import { refuse } from '../../domain/use-cases/judge/refusal.ts';
import { judgeLostCard } from '../../domain/use-cases/judge/request-judges.service.ts';
import { toSubmission } from '../../domain/use-cases/submission-view.ts';
import { blockCard, findCard, replacementAddition } from '../../domain/use-cases/use-cases.repo.ts';
import type { Planner } from '../handler.ts';

/** Blocks the card together with the request, with or without a replacement. */
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
  const replacement = wantsReplacement ? [replacementAddition(card)] : [];
  return new Effect(toSubmission(submission), {
    ...writing,
    changes: [blockCard(card, now)],
    additions: [...writing.additions, ...replacement],
  });
};
