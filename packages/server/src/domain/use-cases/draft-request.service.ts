import type { Caller } from '../../security/caller.ts';
import type { StoredUpload } from '../../storage/stored-upload.ts';
import { readContact } from '../accounts/users.repo.ts';
import type { Call } from '../call.ts';
import { requestMail } from './mail/request-mail.ts';
import { newSubmission } from './submission.repo.ts';
import type { SubmissionRow } from './submission-view.ts';

/** Context in which a request is drafted. */
export interface RequestContext extends Pick<Call, 'db' | 'now' | 'mail' | 'config'> {
  readonly caller: Caller;
  readonly files: Readonly<Record<string, readonly StoredUpload[]>>;
}

/** Returns the values of a body as they are stored: without blank ones. */
export function sentValues(body: object): Readonly<Record<string, unknown>> {
  const filled = Object.entries(body).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(filled.map(([name, value]) => [name, sentValue(value)]));
}

function sentValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sentValue);
  return typeof value === 'object' && value !== null ? sentValues(value) : value;
}

/** Drafts a request of the caller, with the statements that write its number, files, first states and confirmation mail. */
export async function draftRequest(
  { db, caller, files, now, mail, config }: RequestContext,
  request: Pick<SubmissionRow, 'kind' | 'state'> & { readonly body: object },
) {
  const { userId, companyId, mode, actor } = caller;
  const contact = await readContact(db, caller);
  const { submission, writing } = newSubmission({
    userId,
    companyId,
    mode,
    actorId: actor?.userId ?? null,
    kind: request.kind,
    state: request.state,
    payload: sentValues(request.body),
    submittedAt: now,
    files,
  });
  const confirmation = mail.addition(requestMail(submission, contact, config.publicUrl));
  return { submission, writing: { ...writing, additions: [...writing.additions, confirmation] } };
}
