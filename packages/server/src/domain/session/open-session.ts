import type { ModeToken } from '@foyer/contract/session/session.schema';
import { newId } from '../../db/new-id.ts';
import { describeBrowser } from '../../security/describe-browser.ts';
import { issueToken } from '../../security/issue-token.ts';
import { insertFamily, insertSession } from '../../security/sessions.repo.ts';
import { FAMILY_SECONDS, secondsAfter } from '../../security/token-lifetimes.ts';
import { type Membership, noteSignIn } from './sign-in.repo.ts';
import type { SignInContext } from './sign-in-context.ts';

/** Opens the session family of a sign-in, with one session and token per mode of the account. `db` must be a transaction. */
export async function openSession(
  { db, security, now, userAgent, clientAddress }: Omit<SignInContext, 'config' | 'requestId'>,
  userId: string,
  memberships: readonly Membership[],
  {
    hasSecondFactor,
    partnerId = null,
  }: { readonly hasSecondFactor: boolean; readonly partnerId?: string | null },
): Promise<ModeToken[]> {
  const family = { id: newId(now.getTime()), endsAt: secondsAfter(now, FAMILY_SECONDS) };
  const device = { ...describeBrowser(userAgent), network: clientAddress, lastSeenAt: now };
  const secondFactorAt = hasSecondFactor ? now : null;
  await insertFamily(db, { ...family, ...device, userId, createdAt: now, secondFactorAt, partnerId });
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
