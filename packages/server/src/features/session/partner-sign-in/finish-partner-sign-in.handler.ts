import { portalAddress } from '../../../domain/branding/portal-address.ts';
import { findVouchedUser } from '../../../domain/partners/find-vouched-user.ts';
import { usePartnerCode } from '../../../domain/partners/partner-codes.repo.ts';
import { findPartner } from '../../../domain/partners/partners.repo.ts';
import { openSession } from '../../../domain/session/open-session.ts';
import { failuresOf } from '../../../domain/session/sign-in-wait.ts';
import { writeRefusal } from '../../../domain/session/write-refusal.ts';
import { audit } from '../../../security/audit.repo.ts';
import { countCall, waitFor } from '../../../security/rate-limit.repo.ts';
import type { Handler, HandlerContext } from '../../handler.ts';

type Context = HandlerContext<'finishPartnerSignIn'>;

/** Exchanges a code, once, for the session of the user that the partner vouched for, if user and partner are still allowed. */
export const finishPartnerSignIn: Handler<'finishPartnerSignIn'> = async (context) => {
  const { db, config, input, now, pageOrigin, clientAddress, requestId, fail } = context;
  const wait = await waitFor(db, ...failuresOf(context));
  if (wait !== null) return fail('rate_limited', { retryAfter: wait });
  const found = await usePartnerCode(db, input.body.code, now);
  const partner = found && (await findPartner(db, found.partnerId));
  // the code is bound to its page, which must still be allowed; the browser gets the same answer in all these cases
  const isOfPage = found?.origin === pageOrigin && partner?.origins.includes(found?.origin ?? '');
  if (!found || !partner || !isOfPage) {
    await countCall(db, ...failuresOf(context));
    return refuse(context, 'challenge_expired', { userId: found?.userId, partner: found?.partnerId });
  }
  const { userId, hasSecondFactor, partnerId, origin } = found;
  const user = await findVouchedUser(db, partner, userId);
  if (!user?.isActive) return refuse(context, 'account_inactive', { userId, partner: partnerId });
  const { brand = config.defaultBrand } = input.query;
  if (brand !== config.defaultBrand && brand !== user.brandId)
    return refuse(context, 'account_of_other_brand', {
      userId,
      partner: partnerId,
      link: portalAddress(config, { route: 'login', locale: context.locale, brand: user.brandId }),
    });
  const tokens = await openSession(context, userId, user.memberships, { hasSecondFactor, partnerId });
  await audit(db, {
    at: now,
    action: 'sign-in-by-partner',
    userId,
    actorUserId: null,
    requestId,
    companyId: user.memberships[0]?.companyId ?? null,
    details: { partner: partnerId, origin, network: clientAddress },
  });
  return { tokens };
};

/** Ends the call; the code stays used. */
async function refuse(
  context: Context,
  code: 'challenge_expired' | 'account_inactive' | 'account_of_other_brand',
  about: {
    readonly userId?: string | undefined;
    readonly partner?: string | undefined;
    readonly link?: string;
  },
): Promise<never> {
  const { userId = null, partner = 'unknown', link } = about;
  await writeRefusal(context, code, { userId, method: `partner ${partner}` });
  return context.fail(code, { keepChanges: true, ...(link !== undefined && { link }) });
}
