import { Effect } from '../../db/effect/effect.ts';
import { readContact } from '../../domain/accounts/users.repo.ts';
import { mailToService } from '../../domain/use-cases/staff/mail-to-service.ts';
import { findSubmission } from '../../domain/use-cases/submission-detail.repo.ts';
import { planStep } from '../../domain/use-cases/submission-step.repo.ts';
import { toSubmissionDetail } from '../../domain/use-cases/submission-view.ts';
import type { Planner } from '../handler.ts';

/** Stores the answer to the service's question with its files, and moves the request on; the service gets the answer by mail. */
export const answerSubmission: Planner<'answerSubmission'> = async (context) => {
  const { db, caller, input, files, now, fail } = context;
  const stored = await findSubmission(db, caller.userId, input.params.id);
  if (!stored) return fail('not_found');
  if (stored.submission.state !== 'needs_answer') return fail('no_open_question');
  const contact = await readContact(db, caller);
  const { text } = input.body;
  const { next, writing } = planStep(
    stored,
    {
      state: 'in_progress',
      author: contact.name,
      isFromCustomer: true,
      text,
      files: files.file ?? [],
      actorId: caller.actor?.userId ?? null,
    },
    now,
  );
  const told = await mailToService(context, next.submission, contact, text);
  return new Effect(toSubmissionDetail(next), { ...writing, additions: [...writing.additions, ...told] });
};
