import { businessDay } from '@foyer/contract';
import { carryOut, isOvertaken } from '../../../db/effect/carry-out.ts';
import { readContact } from '../../accounts/users.repo.ts';
import { type QuotationNews, quotationMail } from '../mail/quotation-mail.ts';
import { readAnyQuotation, type StoredQuotation } from '../quotation.repo.ts';
import { type ServiceAction, serviceActions } from '../quotation-state.ts';
import { planStep, type Step } from '../quotation-step.repo.ts';
import type { ServiceContext, ServiceRefusal, ServiceResult } from './service-actor.ts';

/** Quotation that the service answers, and the version that it saw. A comment needs no version, since it changes none. */
export interface Answered {
  readonly id: string;
  readonly version?: number;
}

/** Maximum length of a text of the service, the same as for customers. */
export const longestText = 2000;

const refused = (code: ServiceRefusal, field?: string): ServiceResult => ({
  ok: false,
  code,
  ...(field === undefined ? {} : { field }),
});

/** Moves a request to `in_preparation`, without a mail to the customer. */
export const prepareQuotation = (context: ServiceContext, answered: Answered): Promise<ServiceResult> =>
  act(context, answered, 'prepare', async () => ({ step: { state: 'in_preparation' }, news: null }));

/** Adds a comment, which the customer also gets by mail. */
export async function commentOnQuotation(
  context: ServiceContext,
  { id }: Answered,
  text: string,
): Promise<ServiceResult> {
  const fault = faultOf(text);
  if (fault) return refused(fault, 'text');
  return act(context, { id }, 'comment', async () => ({ step: {}, news: 'commented', text: text.trim() }));
}

/** Cancels a quotation with a reason, which the customer also gets by mail. */
export async function cancelQuotation(
  context: ServiceContext,
  answered: Answered,
  reason: string,
): Promise<ServiceResult> {
  const fault = faultOf(reason);
  if (fault) return refused(fault, 'reason');
  return act(context, answered, 'cancel', async () => ({
    step: { state: 'cancelled', fields: { cancelledBy: 'service' } },
    news: 'cancelled',
    text: reason.trim(),
  }));
}

function faultOf(text: string): ServiceRefusal | null {
  if (text.trim() === '') return 'required';
  return text.trim().length > longestText ? 'out_of_range' : null;
}

/** Result of an action: a step, and the event about which the customer gets a mail. */
export interface ServiceStep {
  readonly step: Omit<Step, 'actor' | 'comment'>;
  readonly news: QuotationNews | null;
  /** Text that the service writes with the action. */
  readonly text?: string;
}

/** Carries out an action on a quotation if it is unchanged since it was seen, and writes the mail in the same statement. */
export async function act(
  context: ServiceContext,
  { id, version }: Answered,
  action: ServiceAction,
  workOut: (stored: StoredQuotation) => Promise<ServiceStep | ServiceResult>,
): Promise<ServiceResult> {
  const { db, mail, publicUrl, actor, now } = context;
  const stored = await readAnyQuotation(db, id);
  if (!stored) return refused('not_found');
  const { quotation } = stored;
  if (version !== undefined && version !== quotation.version) return refused('quotation_changed');
  const today = businessDay(now);
  if (!serviceActions(quotation, today).includes(action)) return refused('action_not_allowed');
  const worked = await workOut(stored);
  if ('ok' in worked) return worked;
  const { step, news, text } = worked;
  const comment = text === undefined ? undefined : { text, isFromCustomer: false };
  const { next, changes, additions } = planStep(stored, { ...step, actor: actor.name, comment }, now, today);
  const contact = await readContact(db, quotation);
  const told = news ? [mail.addition(quotationMail(news, next, contact, publicUrl, text))] : [];
  try {
    await carryOut(db, { changes, additions: [...additions, ...told] });
  } catch (error) {
    if (isOvertaken(error)) return refused('quotation_changed');
    throw error;
  }
  return { ok: true };
}
