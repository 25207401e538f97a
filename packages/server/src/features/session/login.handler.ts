import type { ModeToken } from '@foyer/contract/session/session.schema';
import { portalAddress } from '../../domain/branding/portal-address.ts';
import { askSecondFactor, findNeeds } from '../../domain/session/ask-second-factor.ts';
import { openSession } from '../../domain/session/open-session.ts';
import { findAccount, listMemberships } from '../../domain/session/sign-in.repo.ts';
import { failuresOf, signInWait } from '../../domain/session/sign-in-wait.ts';
import { writeRefusal } from '../../domain/session/write-refusal.ts';
import {
  type AttemptCounter,
  countFailure,
  findAttemptCounter,
  lockedUntil,
  rememberNetwork,
} from '../../security/login-attempts.repo.ts';
import { countCall } from '../../security/rate-limit.repo.ts';
import type { HandlerContext } from '../handler.ts';

type Context = HandlerContext<'login'>;

/** Checks a password and opens a session with one token per mode of the account, or requests a second factor first. */
export async function login(context: Context): Promise<{ tokens: ModeToken[] }> {
  const { db, input, config, now, fail } = context;
  const wait = await signInWait(context, 'login');
  if (wait !== null) return fail('rate_limited', { retryAfter: wait });
  const counter = await findAttemptCounter(db, input.body.username, context.clientAddress);
  await refuseLocked(context, counter);
  const user = await findAccount(db, input.body.username);
  const isRight = await context.security.passwords.verify(input.body.password, user?.passwordHash ?? null);
  // checked again after the hashing: of many concurrent guesses, those that finish after the lock learn nothing
  await refuseLocked(context, counter);
  if (!isRight || !user) {
    await countFailure(db, counter, now);
    await countCall(db, ...failuresOf(context));
    return refuse(context, 'invalid_credentials', user?.id);
  }
  const { brand = config.defaultBrand } = input.query;
  // the default brand's portal accepts every account; another brand's tells the reason to callers with the right password
  if (brand !== config.defaultBrand && brand !== user.brandId)
    return refuse(context, 'account_of_other_brand', user.id, {
      link: portalAddress(config, { route: 'login', locale: context.locale, brand: user.brandId }),
    });
  const memberships = await listMemberships(db, user.id);
  const isIn = user.status === 'active' && memberships.length > 0;
  const needs = isIn ? await findNeeds(db, user.id, config) : null;
  // failures are forgotten only after the second factor: a known password must not reset the limit of guesses at codes
  if (needs) return askSecondFactor(context, user.id, needs);
  await rememberNetwork(db, counter, now);
  if (user.status === 'registered' || user.status === 'invited')
    return refuse(context, 'account_not_accepted', user.id);
  if (!isIn) return refuse(context, 'account_inactive', user.id);
  const hasSecondFactor = false;
  return {
    tokens: await db.transaction((tx) =>
      openSession({ ...context, db: tx }, user.id, memberships, { hasSecondFactor }),
    ),
  };
}

/** Ends the call; the attempt is audited with its account and network. */
async function refuse(
  context: Context,
  code:
    | 'invalid_credentials'
    | 'account_inactive'
    | 'account_not_accepted'
    | 'account_of_other_brand'
    | 'account_locked',
  userId?: string,
  options: Parameters<Context['fail']>[1] = {},
): Promise<never> {
  await writeRefusal(context, code, { userId: userId ?? null, username: context.input.body.username });
  return context.fail(code, options);
}

async function refuseLocked(context: Context, counter: AttemptCounter): Promise<void> {
  const { db, now } = context;
  const until = await lockedUntil(db, counter, now);
  const seconds = until && Math.ceil((until.getTime() - now.getTime()) / 1000);
  if (seconds !== null) await refuse(context, 'account_locked', undefined, { retryAfter: seconds });
}
