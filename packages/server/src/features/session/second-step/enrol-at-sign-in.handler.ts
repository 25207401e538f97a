import { readBrandOf } from '../../../domain/branding/brand-of.repo.ts';
import { addFactor } from '../../../domain/second-factors/add-factor.ts';
import { noteInChallenge } from '../../../domain/second-factors/challenges.repo.ts';
import { listFactors } from '../../../domain/second-factors/factors.repo.ts';
import { passkeyName } from '../../../domain/second-factors/offered-factors.ts';
import { passkeyHost, passkeyOrigins } from '../../../domain/second-factors/passkey-site.ts';
import { creationOptions, readMadePasskey } from '../../../domain/second-factors/passkeys.ts';
import { toTotpSetup } from '../../../domain/second-factors/to-totp-setup.ts';
import { newTotpSecret, openSecret, sealSecret, stepOfCode } from '../../../domain/second-factors/totp.ts';
import {
  completeSignIn,
  type HeldSignIn,
  holdSignIn,
  type Step,
} from '../../../domain/session/hold-sign-in.ts';
import type { Handler } from '../../handler.ts';

/** Returns a sign-in without any factor, locked; enrolment is only for accounts that have none. */
async function holdNewcomer(
  step: Step & { readonly fail: (code: 'second_factor_exists') => never },
  challenge: string,
): Promise<HeldSignIn> {
  const signIn = await holdSignIn(step, challenge);
  if ((await listFactors(step.db, signIn.user.id)).length > 0) return step.fail('second_factor_exists');
  return signIn;
}

/** Returns the issuer's name: the brand of the account's first company, else of the account. */
const siteName = async ({ db }: Step, { user, memberships }: HeldSignIn): Promise<string> =>
  (await readBrandOf(db, { userId: user.id, companyId: companyOf(memberships) })).name;

const companyOf = (memberships: HeldSignIn['memberships']): string | null =>
  memberships[0]?.companyId ?? null;

export const beginTotpAtSignIn: Handler<'beginTotpAtSignIn'> = async (context) => {
  const signIn = await holdNewcomer(context, context.input.body.challenge);
  const { held, user } = signIn;
  const secret = newTotpSecret();
  await noteInChallenge(context.db, held.id, {
    sealedSecret: await sealSecret(secret, user.id, context.config.signingKey),
  });
  const names = { issuer: await siteName(context, signIn), label: user.loginName };
  return toTotpSetup(secret, names, held.expiresAt);
};

export const confirmTotpAtSignIn: Handler<'confirmTotpAtSignIn'> = async (context) => {
  const { config, now, input, fail } = context;
  const signIn = await holdNewcomer(context, input.body.challenge);
  const { held, user } = signIn;
  const sealedSecret = held.sealedSecret ?? fail('challenge_expired');
  const secret = await openSecret(sealedSecret, user.id, config.signingKey);
  const lastStep = secret === null ? null : stepOfCode(input.body.code, secret, now);
  if (lastStep === null)
    return fail('code_wrong', { errors: [{ path: 'code', code: 'code_wrong' }], keepChanges: true });
  const factor = { userId: user.id, kind: 'totp', sealedSecret, lastStep, lastUsedAt: now } as const;
  return (await finish(context, signIn, factor)) ?? fail('challenge_expired');
};

export const beginPasskeyAtSignIn: Handler<'beginPasskeyAtSignIn'> = async (context) => {
  const { db, config, input, fail } = context;
  const host = passkeyHost(config);
  if (host === null) return fail('passkey_unavailable');
  const signIn = await holdNewcomer(context, input.body.challenge);
  const { held, user } = signIn;
  const options = await creationOptions(host, {
    userId: user.id,
    loginName: user.loginName,
    name: `${user.firstName} ${user.lastName}`.trim(),
    siteName: await siteName(context, signIn),
    has: [],
  });
  await noteInChallenge(db, held.id, { question: options.challenge });
  return { options, expiresAt: held.expiresAt.toISOString() };
};

export const confirmPasskeyAtSignIn: Handler<'confirmPasskeyAtSignIn'> = async (context) => {
  const { db, config, now, input, fail } = context;
  const signIn = await holdNewcomer(context, input.body.challenge);
  const { held, user } = signIn;
  const host = passkeyHost(config);
  if (host === null || held.question === null) return fail('challenge_expired');
  const origins = await passkeyOrigins(db, config);
  const made = await readMadePasskey(input.body.credential, { question: held.question, host, origins });
  await noteInChallenge(db, held.id, { question: null });
  if (!made.ok) return fail('passkey_refused', { keepChanges: true });
  const { name = passkeyName(context.userAgent) } = input.body;
  const factor = { userId: user.id, kind: 'passkey', name, ...made.value, lastUsedAt: now } as const;
  return (await finish(context, signIn, factor)) ?? fail('passkey_refused', { keepChanges: true });
};

/** Stores the factor and completes the sign-in; recovery codes are shown only here. Null where the passkey belongs to another person. */
async function finish(step: Step, signIn: HeldSignIn, factor: Parameters<typeof addFactor>[2]) {
  const owner = { userId: signIn.user.id, companyId: companyOf(signIn.memberships) };
  const added = await addFactor(step, owner, factor);
  if (!added) return null;
  return { tokens: await completeSignIn(step, signIn), recoveryCodes: added.recoveryCodes };
}
