import { readContact } from '../../domain/accounts/users.repo.ts';
import { isWeakPassword } from '../../domain/passwords/is-weak-password.ts';
import { findPasswordLink, takePasswordLink } from '../../domain/passwords/password-links.repo.ts';
import { findAccount, setPassword } from '../../domain/profile/password.repo.ts';
import { passwordChangedMail } from '../../domain/profile/password-changed-mail.ts';
import { audit } from '../../security/audit.repo.ts';
import { forgetFailures } from '../../security/login-attempts.repo.ts';
import { countCall } from '../../security/rate-limit.repo.ts';
import type { HandlerContext } from '../handler.ts';

type Context = HandlerContext<'changePassword'>;
interface Wish {
  readonly token: string;
  readonly newPassword: string;
}

/**
 * Sets a new password by the link of a mail. A refused password leaves the link valid; an accepted one uses it up, ends every sign-in of
 * the account, and the owner is notified.
 */
export async function resetPassword(context: Context, { token, newPassword }: Wish): Promise<undefined> {
  const { db, now, security, clientAddress, fail } = context;
  // each attempt with a valid link hashes twice
  const wait = await countCall(db, `reset by ${clientAddress}`, { limit: 60, seconds: 15 * 60, now });
  if (wait !== null) return fail('rate_limited', { retryAfter: wait });
  const userId = await findPasswordLink(db, token, now);
  const account = userId && (await findAccount(db, userId, null));
  if (!userId || !account) return fail('link_expired');
  const refuse = (code: 'password_unchanged' | 'password_too_weak') =>
    fail(code, { errors: [{ path: 'newPassword', code }] });
  if (await security.passwords.verify(newPassword, account.passwordHash)) return refuse('password_unchanged');
  if (await isWeakPassword(newPassword, account.known)) return refuse('password_too_weak');
  const next = await security.passwords.hash(newPassword);
  if (!(await store(context, token, { userId, loginName: account.loginName, next })))
    return fail('link_expired');
  return undefined;
}

/** Stores the password; false where the link was used meanwhile. */
function store(
  { db, now, requestId, mail, clientAddress }: Context,
  token: string,
  { userId, loginName, next }: { userId: string; loginName: string; next: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await takePasswordLink(tx, token, now))) return false;
    await setPassword(tx, { userId, next }, now);
    // failed attempts at the old password do not count for the new one
    await forgetFailures(tx, loginName, clientAddress, now);
    await audit(tx, {
      at: now,
      action: 'password-reset',
      userId,
      requestId,
      actorUserId: null,
      companyId: null,
    });
    await mail.enqueue(tx, passwordChangedMail(await readContact(tx, { userId, companyId: null })));
    return true;
  });
}
