import { readContact } from '../../domain/accounts/users.repo.ts';
import { requestMail } from '../../domain/use-cases/mail/request-mail.ts';
import type { SubmissionRow } from '../../domain/use-cases/submission-view.ts';
import type { Caller } from '../../security/caller.ts';
import type { HandlerContext } from '../handler.ts';
import { newSubmission } from './submission.repo.ts';

/** What every request is worked out from. */
export type RequestContext = Pick<
  HandlerContext<'submitChargingCardLoss'>,
  'db' | 'files' | 'now' | 'mail' | 'config'
> & { readonly caller: Caller };

/** The values of a body as they are kept: without what was left blank. */
export function sentValues(body: object): Readonly<Record<string, unknown>> {
  const filled = Object.entries(body).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(filled.map(([name, value]) => [name, sentValue(value)]));
}

function sentValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sentValue);
  return typeof value === 'object' && value !== null ? sentValues(value) : value;
}

/** A request of the caller, with what writes it: its number, files, first states, and the mail that confirms it. */
export async function draftRequest(
  { db, caller, files, now, mail, config }: RequestContext,
  request: Pick<SubmissionRow, 'kind' | 'state'> & { readonly body: object },
) {
  const { userId, companyId, mode, actor } = caller;
  const contact = await readContact(db, caller);
  const { submission, writing } = newSubmission({
    ...{ userId, companyId, mode, actorId: actor?.userId ?? null },
    kind: request.kind,
    state: request.state,
    payload: sentValues(request.body),
    submittedAt: now,
    files,
  });
  const confirmation = mail.addition(requestMail(submission, contact, config.publicUrl));
  return { submission, writing: { ...writing, additions: [...writing.additions, confirmation] } };
}
