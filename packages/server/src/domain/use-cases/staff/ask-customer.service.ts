import { carryOut, isOvertaken } from '../../../db/effect/carry-out.ts';
import { readContact } from '../../accounts/users.repo.ts';
import type { ServiceContext } from '../../quotations/staff/service-actor.ts';
import { questionMail } from '../mail/question-mail.ts';
import { readAnySubmission } from '../submission-detail.repo.ts';
import { planStep } from '../submission-step.repo.ts';
import type { SubmissionRow } from '../submission-view.ts';

/** Maximum length of a question, the same as that of an answer. */
export const longestQuestion = 2000;

export type AskRefusal = 'not_found' | 'action_not_allowed' | 'required' | 'out_of_range';

/** Result of a question to the customer. */
export type AskResult = { readonly ok: true } | { readonly ok: false; readonly code: AskRefusal };

/** Whether the service can ask the customer about a request: not once it is settled, nor while an answer is awaited. */
export const mayAsk = ({ state }: Pick<SubmissionRow, 'state'>): boolean =>
  state === 'received' || state === 'in_progress';

/** Asks the customer about a request: it waits for the answer, and the customer gets the question by mail. */
export async function askCustomer(
  { db, mail, publicUrl, actor, now }: ServiceContext,
  id: string,
  question: string,
): Promise<AskResult> {
  const text = question.trim();
  if (text === '') return { ok: false, code: 'required' };
  if (text.length > longestQuestion) return { ok: false, code: 'out_of_range' };
  const stored = await readAnySubmission(db, id);
  if (!stored) return { ok: false, code: 'not_found' };
  if (!mayAsk(stored.submission)) return { ok: false, code: 'action_not_allowed' };
  const contact = await readContact(db, stored.submission);
  const { next, writing } = planStep(
    stored,
    { state: 'needs_answer', author: actor.name, isFromCustomer: false, text, files: [], actorId: null },
    now,
  );
  const told = mail.addition(questionMail(next.submission, contact, publicUrl, text));
  try {
    await carryOut(db, { ...writing, additions: [...writing.additions, told] });
  } catch (error) {
    if (isOvertaken(error)) return { ok: false, code: 'action_not_allowed' };
    throw error;
  }
  return { ok: true };
}
