import type { ModeToken } from '@foyer/contract/session/session.schema';
import { newId } from '../../db/new-id.ts';
import { portalAddress } from '../../domain/branding/portal-address.ts';
import { audit } from '../../security/audit.repo.ts';
import { describeBrowser } from '../../security/describe-browser.ts';
import { issueToken } from '../../security/issue-token.ts';
import { FAMILY_SECONDS, secondsAfter } from '../../security/lifetimes.ts';
import {
  type AttemptCounter,
  countFailure,
  findAttemptCounter,
  lockedUntil,
  rememberNetwork,
} from '../../security/login-attempts.repo.ts';
import { countCall, waitFor } from '../../security/rate-limit.repo.ts';
import { insertFamily, insertSession } from '../../security/sessions.repo.ts';
import { sha256Hex } from '../../security/sha256-hex.ts';
import type { HandlerContext } from '../handler.ts';
import { findAccount, listMemberships, type Membership, noteSignIn } from './sign-in.repo.ts';

type Context = HandlerContext<'login'>;

/** Checks a password and opens a session with one token per mode of the account. */
export async function login(context: Context): Promise<{ tokens: ModeToken[] }> {
  const { db, input, config, now } = context;
  await limitAddress(context);
  await refuseSpraying(context);
  const counter = await findAttemptCounter(db, input.body.username, context.clientAddress);
  await refuseLocked(context, counter);
  const user = await findAccount(db, input.body.username);
  const isRight = await context.security.passwords.verify(input.body.password, user?.passwordHash ?? null);
  // Judged again after the hashing: of many guesses at once, those answered after the lock learn nothing.
  await refuseLocked(context, counter);
  if (!isRight || !user) {
    await countFailure(db, counter, now);
    await countCall(db, ...failuresOf(context));
    return refuse(context, 'invalid_credentials', user?.id);
  }
  const { brand = config.defaultBrand } = input.query;
  // The default brand's portal takes everybody; who knows the password is told why another does not.
  if (brand !== config.defaultBrand && brand !== user.brandId)
    return refuse(context, 'account_of_other_brand', user.id, {
      link: portalAddress(config, { route: 'login', locale: context.locale, brand: user.brandId }),
    });
  await rememberNetwork(db, counter, now);
  if (user.status === 'inactive') return refuse(context, 'account_inactive', user.id);
  if (user.status !== 'active') return refuse(context, 'account_not_accepted', user.id);
  const memberships = await listMemberships(db, user.id);
  if (memberships.length === 0) return refuse(context, 'account_inactive', user.id);
  return {
    tokens: await db.transaction((tx) => openSession({ ...context, db: tx }, user.id, memberships)),
  };
}

async function limitAddress({ db, clientAddress, config, now, fail }: Context): Promise<void> {
  const wait = await countCall(db, `login ${clientAddress}`, {
    limit: config.loginsPerMinute,
    seconds: 60,
    now,
  });
  if (wait !== null) fail('rate_limited', { retryAfter: wait });
}

/** Wrong passwords of one network in an hour, whatever accounts they were tried on. */
const failuresOf = ({ clientAddress, config, now }: Context) =>
  [`failed login ${clientAddress}`, { limit: config.failedLoginsPerHour, seconds: 60 * 60, now }] as const;

/** A network that tries a few common passwords on many accounts stays below the lock of each. */
async function refuseSpraying(context: Context): Promise<void> {
  const wait = await waitFor(context.db, ...failuresOf(context));
  if (wait !== null) context.fail('rate_limited', { retryAfter: wait });
}

/** Ends the call; who tried, and from where, is written down. What was typed may be a password, so only its hash. */
async function refuse(
  { db, input, now, requestId, clientAddress, fail }: Context,
  code:
    | 'invalid_credentials'
    | 'account_inactive'
    | 'account_not_accepted'
    | 'account_of_other_brand'
    | 'account_locked',
  userId?: string,
  options: Parameters<Context['fail']>[1] = {},
): Promise<never> {
  await audit(db, {
    at: now,
    action: 'sign-in-refused',
    userId: userId ?? null,
    actorUserId: null,
    companyId: null,
    requestId,
    details: { code, network: clientAddress, username: await sha256Hex(input.body.username) },
  });
  return fail(code, options);
}

async function refuseLocked(context: Context, counter: AttemptCounter): Promise<void> {
  const { db, now } = context;
  const until = await lockedUntil(db, counter, now);
  const seconds = until && Math.ceil((until.getTime() - now.getTime()) / 1000);
  if (seconds !== null) await refuse(context, 'account_locked', undefined, { retryAfter: seconds });
}

async function openSession(
  { db, security, now, userAgent, clientAddress }: Context,
  userId: string,
  memberships: readonly Membership[],
): Promise<ModeToken[]> {
  const family = { id: newId(now.getTime()), endsAt: secondsAfter(now, FAMILY_SECONDS) };
  const device = { ...describeBrowser(userAgent), network: clientAddress, lastSeenAt: now };
  await insertFamily(db, { ...family, ...device, userId, createdAt: now });
  await noteSignIn(db, userId, now);
  const tokens: ModeToken[] = [];
  for (const membership of memberships) {
    const { mode, companyId } = membership;
    if (tokens.some((token) => token.mode === mode)) continue;
    const sid = newId(now.getTime());
    await insertSession(db, {
      id: sid,
      familyId: family.id,
      userId,
      mode,
      companyId,
      membershipId: membership.id,
    });
    const claims = { sub: userId, sid, fam: family.id, mode, cid: companyId, act: null };
    tokens.push({
      mode,
      token: await issueToken(db, security.signer, claims, { now, endsAt: family.endsAt }),
    });
  }
  return tokens;
}
