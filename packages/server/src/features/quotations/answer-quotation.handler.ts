import { businessDay } from '@foyer/contract';
import type { QuotationAction } from '@foyer/contract/quotations/quotation-states';
import type { quotationRequestSchema } from '@foyer/contract/quotations/quotations.schema';
import type { InferOutput } from 'valibot';
import { Effect } from '../../db/effect/effect.ts';
import { type Contact, readContact } from '../../domain/accounts/users.repo.ts';
import { inReadersLanguage } from '../../domain/quotations/in-readers-language.service.ts';
import { quotationMail } from '../../domain/quotations/mail/quotation-mail.ts';
import { readQuotation, type StoredQuotation } from '../../domain/quotations/quotation.repo.ts';
import { stateAfter, stateOn } from '../../domain/quotations/quotation-state.ts';
import { planStep, type Step } from '../../domain/quotations/quotation-step.repo.ts';
import { actionsOf, toQuotation } from '../../domain/quotations/quotation-view.ts';
import { mailToService } from '../../domain/quotations/staff/mail-to-service.ts';
import type { HandlerContext } from '../handler.ts';

type Context = HandlerContext<'requestQuotation'>;
type Request = InferOutput<typeof quotationRequestSchema>;
type Answering = Exclude<Request, { kind: 'cart' | 'articles' | 'free_text' | 'accept' }>;

/** Returns the quotation of an answer; fails where it has changed since the customer read it, or does not accept this answer. */
export async function readAnswered(
  { db, caller, now, fail }: Context,
  answer: { readonly quotationId: string; readonly version?: number; readonly kind: QuotationAction },
): Promise<StoredQuotation> {
  const stored = await readQuotation(db, caller, answer.quotationId);
  if (!stored) return fail('not_found');
  const { quotation } = stored;
  const viewer = { ...caller, today: businessDay(now) };
  const state = stateOn(quotation, viewer.today);
  if (answer.version !== undefined && answer.version !== quotation.version) {
    const params = { version: quotation.version, state };
    return fail('quotation_changed', { errors: [{ path: 'version', code: 'mismatch', params }] });
  }
  if (actionsOf(stored, viewer).includes(answer.kind)) return stored;
  return fail(state === 'expired' ? 'quotation_expired' : 'action_not_allowed');
}

/** Returns the contact for mails and the name for the timeline: during impersonation the name is the impersonator's. */
export async function readActor({ db, caller }: Context): Promise<{ contact: Contact; actor: string }> {
  const contact = await readContact(db, caller);
  const actor = caller.actor
    ? (await readContact(db, { userId: caller.actor.userId, companyId: null })).name
    : contact.name;
  return { contact, actor };
}

/** Kind of the mail to the service for each answer. */
const newsOf = {
  negotiate: 'negotiated',
  decline: 'declined',
  cancel: 'cancelled',
  renew: 'renewed',
  comment: 'commented',
} as const;

/** Carries out every answer but the acceptance: changes the state, or adds a comment. */
export async function answerQuotation(context: Context, body: Answering) {
  const { caller, now, config, mail } = context;
  const stored = await readAnswered(context, body);
  const { contact, actor } = await readActor(context);
  const state = stateAfter[body.kind];
  const step: Step = {
    actor,
    ...(state === null ? {} : { state }),
    ...(body.comment ? { comment: { text: body.comment, isFromCustomer: true } } : {}),
    // an offer that is prepared again cannot be accepted meanwhile
    ...(body.kind === 'negotiate' || body.kind === 'renew' ? { fields: { validUntil: null } } : {}),
    ...(body.kind === 'cancel' ? { fields: { cancelledBy: 'customer' } } : {}),
  };
  const today = businessDay(now);
  const { next, changes, additions } = planStep(stored, step, now, today);
  const told =
    body.kind === 'renew' ? [mail.addition(quotationMail('requested', next, contact, config.publicUrl))] : [];
  const { brand } = contact;
  const act = { news: newsOf[body.kind], stored: next, person: actor, brand, text: body.comment };
  return new Effect(toQuotation(await inReadersLanguage(context, next), { ...caller, today }), {
    changes,
    additions: [...additions, ...told, ...(await mailToService(context, act))],
  });
}
