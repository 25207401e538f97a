import { Effect } from '../../db/effect/effect.ts';
import { toSubmission } from '../../domain/use-cases/submission-view.ts';
import type { Planner } from '../handler.ts';
import { newSubmission } from './submission.repo.ts';
import { submitterOf } from './submitter-of.service.ts';
import { blockCard, findCard, replacementAddition } from './use-cases.repo.ts';

/** Blocks the card with the request, whatever else that leads to. */
export const submitChargingCardLoss: Planner<'submitChargingCardLoss'> = async (context) => {
  const { db, caller, input, now, fail } = context;
  const { cardId, wantsReplacement } = input.body;
  const card = await findCard(db, caller, cardId);
  if (!card) return fail('card_unknown', { errors: [{ path: 'cardId', code: 'invalid_choice' }] });
  if (card.state === 'blocked') return fail('card_already_blocked');
  const { submission, writing } = newSubmission({
    ...submitterOf(caller),
    kind: 'charging-card-loss',
    state: wantsReplacement ? 'in_progress' : 'done',
    payload: { ...input.body, note: input.body.note || null },
    submittedAt: now,
    files: {},
  });
  const replacement = wantsReplacement ? [replacementAddition(card, submission.number)] : [];
  return new Effect(toSubmission(submission), {
    ...writing,
    changes: [blockCard(card, now)],
    additions: [...writing.additions, ...replacement],
  });
};
