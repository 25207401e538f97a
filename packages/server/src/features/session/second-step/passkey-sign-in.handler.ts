import type { ModeToken } from '@foyer/contract/session/session.schema';
import { portalAddress } from '../../../domain/branding/portal-address.ts';
import {
  CHALLENGE_SECONDS,
  dropChallenge,
  holdChallenge,
  noteInChallenge,
  openChallenge,
} from '../../../domain/second-factors/challenges.repo.ts';
import {
  findPasskey,
  holdOwner,
  listFactors,
  notePasskeyUse,
} from '../../../domain/second-factors/factors.repo.ts';
import { passkeyHost, passkeyOrigins } from '../../../domain/second-factors/passkey-site.ts';
import { judgePasskey, requestOptions, userHandleOf } from '../../../domain/second-factors/passkeys.ts';
import { findSignable, holdSignIn, limitSteps } from '../../../domain/session/hold-sign-in.ts';
import { openSession } from '../../../domain/session/open-session.ts';
import { failuresOf } from '../../../domain/session/sign-in-wait.ts';
import { writeRefusal } from '../../../domain/session/write-refusal.ts';
import { countCall } from '../../../security/rate-limit.repo.ts';
import type { Handler, HandlerContext } from '../../handler.ts';

/** Returns the request options for a passkey: one of the account whose password was right, or any. */
export const beginPasskeySignIn: Handler<'beginPasskeySignIn'> = async (context) => {
  const { db, config, now, input, fail } = context;
  const host = passkeyHost(config);
  if (host === null) return fail('passkey_unavailable');
  const { challenge } = input.body;
  if (challenge === undefined) {
    await limitSteps(context);
    const options = await requestOptions(host, []);
    const begun = { purpose: 'passkey', userId: null, seconds: CHALLENGE_SECONDS } as const;
    const opened = await openChallenge(db, { ...begun, question: options.challenge }, now);
    return { ...timed(opened.expiresAt, now), challenge: opened.challenge, options };
  }
  const { held, user } = await holdSignIn(context, challenge);
  const passkeys = (await listFactors(db, user.id)).filter(({ kind }) => kind === 'passkey');
  if (passkeys.length === 0) return fail('passkey_unavailable');
  const options = await requestOptions(host, passkeys);
  await noteInChallenge(db, held.id, { question: options.challenge });
  return { ...timed(held.expiresAt, now), challenge, options };
};

const timed = (expiresAt: Date, now: Date) => ({
  expiresAt: expiresAt.toISOString(),
  secondsLeft: Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)),
});

type Context = HandlerContext<'finishPasskeySignIn'>;

/** Signs in by a passkey alone, which combines possession with a verification of its owner. */
export async function finishPasskeySignIn(context: Context): Promise<{ tokens: ModeToken[] }> {
  const { db, config, now, input, fail } = context;
  await limitSteps(context);
  const { challenge } = input.body;
  const held = await holdChallenge(db, { challenge, purpose: 'passkey' }, now);
  if (!held?.question) return fail('challenge_expired', { keepChanges: true });
  // a challenge is used up by its first answer, right or wrong
  await dropChallenge(db, held.id);
  const userId = await judge(context, held.question);
  const { user, memberships } = await findSignable(context, userId);
  const { brand = config.defaultBrand } = input.query;
  if (brand !== config.defaultBrand && brand !== user.brandId) {
    await writeRefusal(context, 'account_of_other_brand', { userId, method: 'passkey' });
    return fail('account_of_other_brand', {
      link: portalAddress(config, { route: 'login', locale: context.locale, brand: user.brandId }),
      keepChanges: true,
    });
  }
  return { tokens: await openSession(context, userId, memberships, { hasSecondFactor: true }) };
}

/** Returns the owner of the passkey that answered; ends the call where the answer is wrong. */
async function judge(context: Context, question: string): Promise<string> {
  const { db, config, now, input, fail } = context;
  const { credential } = input.body;
  const host = passkeyHost(config);
  const known = await findPasskey(db, credential.id);
  if (known) await holdOwner(db, known.userId);
  // read again under the lock: of two answers with one counter the second comes from a copy
  const passkey = known && (await findPasskey(db, credential.id));
  const isNamed = passkey && credential.response.userHandle === userHandleOf(passkey.userId);
  const judgement =
    host !== null && isNamed
      ? await judgePasskey(credential, passkey, {
          question,
          host,
          origins: await passkeyOrigins(db, config),
        })
      : ({ ok: false, why: 'no account has this passkey' } as const);
  if (passkey && judgement.ok) {
    await notePasskeyUse(db, passkey.id, judgement.value, now);
    return passkey.userId;
  }
  await countCall(db, ...failuresOf(context));
  const why = judgement.ok ? 'no passkey' : judgement.why;
  await writeRefusal(context, 'passkey_refused', { userId: known?.userId ?? null, method: 'passkey', why });
  return fail('passkey_refused', { keepChanges: true });
}
