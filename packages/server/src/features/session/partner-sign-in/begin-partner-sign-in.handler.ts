import { findVouchedUser } from '../../../domain/partners/find-vouched-user.ts';
import { CODE_SECONDS, issuePartnerCode } from '../../../domain/partners/partner-codes.repo.ts';
import { findPartner, type Partner } from '../../../domain/partners/partners.repo.ts';
import { findNeeds } from '../../../domain/session/ask-second-factor.ts';
import { findAccount } from '../../../domain/session/sign-in.repo.ts';
import { failuresOf } from '../../../domain/session/sign-in-wait.ts';
import { writeRefusal } from '../../../domain/session/write-refusal.ts';
import { countCall, waitFor } from '../../../security/rate-limit.repo.ts';
import { type Assertion, readAssertion } from '../../../security/read-assertion.ts';
import { claimedIssuer } from '../../../security/read-signed-statement.ts';
import type { Handler, HandlerContext } from '../../handler.ts';

type Context = HandlerContext<'beginPartnerSignIn'>;

/** Rate limit of calls per partner. */
const PER_MINUTE = 1200;

/** Starts a sign-in that a partner's backend vouches for, and returns a code for the user's browser. */
export const beginPartnerSignIn: Handler<'beginPartnerSignIn'> = async (context) => {
  const { db, now } = context;
  const { partner, assertion } = await readGenuine(context);
  const refuse = refuser(context, partner);
  const wait = await countCall(db, `partner ${partner.id}`, { limit: PER_MINUTE, seconds: 60, now });
  if (wait !== null) return context.fail('rate_limited', { retryAfter: wait, keepChanges: true });
  if (!partner.origins.includes(assertion.origin)) return refuse('origin_not_allowed');
  const account = await findAccount(db, assertion.sub);
  const user = account && (await findVouchedUser(db, partner, account.id));
  if (!user) return refuse('user_not_known');
  const { userId } = user;
  if (!user.isActive) return refuse('account_inactive', userId);
  const hasSecondFactor = partner.vouchesSecondFactor && assertion.hasSecondFactor;
  if (!hasSecondFactor && (await findNeeds(db, userId, context.config)))
    return refuse('second_factor_required', userId);
  const { jti, origin } = assertion;
  const issued = await issuePartnerCode(
    db,
    { partnerId: partner.id, jti, userId, origin, hasSecondFactor },
    now,
  );
  if (!issued) return refuse('assertion_used', userId);
  const { code, expiresAt } = issued;
  return { code, expiresAt: expiresAt.toISOString(), secondsLeft: CODE_SECONDS };
};

/** Returns the assertion of a known partner; a network with many invalid ones has to wait. */
async function readGenuine(context: Context): Promise<{ partner: Partner; assertion: Assertion }> {
  const { db, config, input, now, fail } = context;
  const wait = await waitFor(db, ...failuresOf(context));
  if (wait !== null) return fail('rate_limited', { retryAfter: wait });
  const issuer = claimedIssuer(input.body.assertion);
  const partner = issuer === null ? null : await findPartner(db, issuer);
  const read = partner
    ? await readAssertion(input.body.assertion, {
        issuer: partner.id,
        keys: partner.keys,
        audience: config.publicUrl,
        now,
      })
    : ({ ok: false, code: 'assertion_invalid' } as const);
  if (partner && read.ok) return { partner, assertion: read.assertion };
  await countCall(db, ...failuresOf(context));
  return refuser(context, partner)(read.ok ? 'assertion_invalid' : read.code);
}

type Refusal =
  | 'assertion_invalid'
  | 'assertion_expired'
  | 'assertion_audience'
  | 'assertion_used'
  | 'origin_not_allowed'
  | 'user_not_known'
  | 'account_inactive'
  | 'second_factor_required';

/** Returns a function that ends the call; the attempt is audited with the partner. */
const refuser =
  (context: Context, partner: Partner | null) =>
  async (code: Refusal, userId?: string): Promise<never> => {
    const method = `partner ${partner?.id ?? 'unknown'}`;
    await writeRefusal(context, code, { userId: userId ?? null, method });
    return context.fail(code, { keepChanges: true });
  };
