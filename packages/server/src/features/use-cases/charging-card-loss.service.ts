import type { Handler } from '../handler.ts';
import { writeSubmission } from './submission.repo.ts';
import { submitterOf, toSubmission } from './submission.service.ts';
import { blockCard, holdCard, orderReplacement } from './use-cases.repo.ts';

/** Blocks the card in the same transaction, whatever else the request leads to. */
export const submitChargingCardLoss: Handler<'submitChargingCardLoss'> = async (context) => {
  const { db, caller, input, now, fail } = context;
  const { cardId, wantsReplacement } = input.body;
  const card = await holdCard(db, caller, cardId);
  if (!card) return fail('card_unknown', { errors: [{ path: 'cardId', code: 'invalid_choice' }] });
  if (card.state === 'blocked') return fail('card_already_blocked');
  await blockCard(db, card.id, now);
  const submission = await writeSubmission(db, {
    ...submitterOf(caller),
    kind: 'charging-card-loss',
    state: wantsReplacement ? 'in_progress' : 'done',
    payload: { ...input.body, note: input.body.note || null },
    submittedAt: now,
    files: {},
  });
  if (wantsReplacement) await orderReplacement(db, card, submission.number);
  return toSubmission(submission);
};
