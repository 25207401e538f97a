import { readBrandOf } from '../../domain/branding/brand-of.repo.ts';
import { dropChallenge, holdSetup, keepSetup } from '../../domain/second-factors/challenges.repo.ts';
import { confirmPerson } from '../../domain/second-factors/confirm-person.ts';
import { holdOwner } from '../../domain/second-factors/factors.repo.ts';
import { keepFactor } from '../../domain/second-factors/keep-factor.ts';
import { findNames } from '../../domain/second-factors/owner.repo.ts';
import { toTotpSetup } from '../../domain/second-factors/to-totp-setup.ts';
import { newTotpSecret, openSecret, sealSecret, stepOfCode } from '../../domain/second-factors/totp.ts';
import { countCall, waitFor } from '../../security/rate-limit.repo.ts';
import type { Handler } from '../handler.ts';

/** Creates a secret that has no effect until one of its codes is sent from the same sign-in. */
export const beginTotp: Handler<'beginTotp'> = async (context) => {
  const { db, caller, config, now } = context;
  await confirmPerson(context);
  const { userId, sessionId: familyId } = caller;
  const secret = newTotpSecret();
  const sealedSecret = await sealSecret(secret, userId, config.signingKey);
  const expiresAt = await keepSetup(db, { kind: 'totp', familyId, userId, sealedSecret }, now);
  const { name: issuer } = await readBrandOf(db, caller);
  const { loginName: label } = await findNames(db, userId);
  return toTotpSetup(secret, { issuer, label }, expiresAt);
};

/** Completes the app with its first code, which proves that the app has the secret and is used up by it. */
export const confirmTotp: Handler<'confirmTotp'> = async (context) => {
  const { db, caller, config, input, now, fail } = context;
  const { userId, sessionId: familyId } = caller;
  const tries = [`first codes ${userId}`, { limit: 20, seconds: 60 * 60, now }] as const;
  const wait = await waitFor(db, ...tries);
  if (wait !== null) return fail('rate_limited', { retryAfter: wait });
  await holdOwner(db, userId);
  const setup = await holdSetup(db, { kind: 'totp', familyId }, now);
  const sealedSecret = setup?.sealedSecret;
  const secret = sealedSecret && (await openSecret(sealedSecret, userId, config.signingKey));
  if (!setup || !secret) return fail('setup_expired');
  const lastStep = stepOfCode(input.body.code, secret, now);
  if (lastStep === null) {
    await countCall(db, ...tries);
    return fail('code_wrong', { errors: [{ path: 'code', code: 'code_wrong' }], keepChanges: true });
  }
  await dropChallenge(db, setup.id);
  const factor = { userId, kind: 'totp', sealedSecret, lastStep } as const;
  return (await keepFactor(context, factor)) ?? fail('setup_expired');
};
