import {
  type FoundInvitation,
  findInvitation,
  useInvitation,
} from '../../../domain/accounts/invitations/invitations.repo.ts';
import { knownLocale } from '../../../domain/employees/invite/plan-invitations.ts';
import { limitWrongLinks, noteWrongLink } from '../../../domain/employees/register/link-rate-limit.ts';
import { openAccount } from '../../../domain/employees/register/registrations.repo.ts';
import { whyClosed } from '../../../domain/employees/register/why-closed.ts';
import { isWeakPassword } from '../../../domain/passwords/is-weak-password.ts';
import { audit } from '../../../security/audit.repo.ts';
import type { HandlerContext } from '../../handler.ts';

type Context = HandlerContext<'registerUser'>;
type Body = Extract<Context['input']['body'], { kind: 'invitation' }>;

/** Activates the account of an invited person, who can then sign in. A refused password leaves the link valid. */
export async function takeUpInvitation(context: Context, body: Body): Promise<undefined> {
  const { db, now, security, fail } = context;
  await limitWrongLinks(context);
  const found = await findInvitation(db, body.token);
  if (!found) {
    await noteWrongLink(context);
    return fail('invitation_expired');
  }
  const closed = whyClosed(found, now);
  if (closed) return fail(closed);
  const known = [body.firstName, body.lastName, found.firstName, found.lastName, found.email];
  if (await isWeakPassword(body.password, [...known, found.companyName, found.brand.name]))
    return fail('password_too_weak', { errors: [{ path: 'password', code: 'password_too_weak' }] });
  await store(context, body, found, await security.passwords.hash(body.password));
  return undefined;
}

async function store(context: Context, body: Body, found: FoundInvitation, passwordHash: string) {
  const { db, now, requestId, fail } = context;
  const { userId, companyId } = found;
  const { salutation, firstName, lastName, phone } = body;
  const locale = body.locale ? knownLocale(body.locale) : found.locale;
  await db.transaction(async (tx) => {
    const person = { salutation, firstName, lastName, phone: phone || null, locale, passwordHash };
    if (!(await useInvitation(tx, found.id, now)) || !(await openAccount(tx, userId, person, now)))
      return fail('invitation_used');
    return audit(tx, {
      at: now,
      action: 'invitation-taken-up',
      userId,
      companyId,
      requestId,
      actorUserId: null,
      details: { acceptedTerms: body.acceptTerms },
    });
  });
}
