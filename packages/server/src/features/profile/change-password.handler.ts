import { readContact } from '../../domain/accounts/users.repo.ts';
import { isWeakPassword } from '../../domain/passwords/is-weak-password.ts';
import { findAccount, replacePassword } from '../../domain/profile/password.repo.ts';
import { passwordChangedMail } from '../../domain/profile/password-changed-mail.ts';
import { audit } from '../../security/audit.repo.ts';
import type { Caller } from '../../security/caller.ts';
import { tryPassword } from '../../security/try-password.ts';
import type { HandlerContext } from '../handler.ts';
import { resetPassword } from './reset-password.handler.ts';

type Context = HandlerContext<'changePassword'>;

/** Sets a new password, confirmed by the current one. All other sign-ins of the account end, and its owner is notified by mail. */
export async function changePassword(context: Context): Promise<undefined> {
  const { input, caller, db, security, fail } = context;
  const { body } = input;
  if (body.kind === 'reset') return resetPassword(context, body);
  if (!caller) return fail('unauthenticated');
  const { userId } = caller;
  const account = await findAccount(db, userId, caller.companyId);
  const before = account?.passwordHash ?? null;
  const tried = await tryPassword(context, { userId, password: body.currentPassword, hash: before });
  if ('wait' in tried) return fail('rate_limited', { retryAfter: tried.wait });
  if (!account || before === null || !tried.isRight)
    return refuse(context, 'currentPassword', 'password_wrong');
  if (await security.passwords.verify(body.newPassword, before))
    return refuse(context, 'newPassword', 'password_unchanged');
  if (await isWeakPassword(body.newPassword, account.known))
    return refuse(context, 'newPassword', 'password_too_weak');
  await store(context, caller, before, await security.passwords.hash(body.newPassword));
  return undefined;
}

const refuse = (
  { fail }: Context,
  path: 'currentPassword' | 'newPassword',
  code: 'password_wrong' | 'password_unchanged' | 'password_too_weak',
): never => fail(code, { errors: [{ path, code }] });

async function store(context: Context, caller: Caller, before: string, next: string): Promise<void> {
  const { db, now, requestId, mail } = context;
  const { userId, sessionId: familyId, companyId } = caller;
  const isStored = await db.transaction(async (tx) => {
    if (!(await replacePassword(tx, { userId, familyId, before, next }, now))) return false;
    await audit(tx, {
      at: now,
      action: 'password-changed',
      userId,
      companyId,
      requestId,
      actorUserId: caller.actor?.userId ?? null,
    });
    await mail.enqueue(tx, passwordChangedMail(await readContact(tx, { userId, companyId })));
    return true;
  });
  // changed meanwhile on another device: the typed password is no longer the current one
  if (!isStored) refuse(context, 'currentPassword', 'password_wrong');
}
