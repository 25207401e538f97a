import type { ModeToken } from '@foyer/contract/session/session.schema';
import { tellOwner } from '../../../domain/second-factors/add-factor.ts';
import { noteInChallenge } from '../../../domain/second-factors/challenges.repo.ts';
import {
  findPasskey,
  listFactors,
  notePasskeyUse,
  takeStep,
} from '../../../domain/second-factors/factors.repo.ts';
import { passkeyHost, passkeyOrigins } from '../../../domain/second-factors/passkey-site.ts';
import { judgePasskey } from '../../../domain/second-factors/passkeys.ts';
import { countRecoveryCodes, takeRecoveryCode } from '../../../domain/second-factors/recovery-codes.repo.ts';
import { openSecret, stepOfCode } from '../../../domain/second-factors/totp.ts';
import {
  codeWait,
  completeSignIn,
  countWrongCode,
  type HeldSignIn,
  holdSignIn,
} from '../../../domain/session/hold-sign-in.ts';
import { writeRefusal } from '../../../domain/session/write-refusal.ts';
import type { HandlerContext } from '../../handler.ts';

type Context = HandlerContext<'verifySignIn'>;
type Body = Context['input']['body'];
type Coded = Extract<Body, { method: 'totp' | 'recovery_code' }>;
type ByPasskey = Extract<Body, { method: 'passkey' }>;

/** Completes a sign-in after the password. */
export async function verifySignIn(context: Context): Promise<{ tokens: ModeToken[] }> {
  const { body } = context.input;
  const signIn = await holdSignIn(context, body.challenge);
  if (body.method === 'passkey') await checkPasskey(context, signIn, body);
  else await checkCode(context, signIn, body);
  return { tokens: await completeSignIn(context, signIn) };
}

async function checkCode(context: Context, signIn: HeldSignIn, { method, code }: Coded): Promise<void> {
  const { fail } = context;
  const wait = await codeWait(context, signIn);
  if (wait !== null) {
    await writeRefusal(context, 'account_locked', { userId: signIn.user.id, method });
    return fail('account_locked', { retryAfter: wait, keepChanges: true });
  }
  const { id } = signIn.user;
  const isRight =
    method === 'totp' ? await takeTotp(context, id, code) : await takeRecovery(context, id, code);
  if (isRight) return;
  await countWrongCode(context, signIn, method);
  fail('code_wrong', { errors: [{ path: 'code', code: 'code_wrong' }], keepChanges: true });
}

/** Accepts a code of the app, once. */
async function takeTotp({ db, config, now, log }: Context, userId: string, code: string): Promise<boolean> {
  const app = (await listFactors(db, userId)).find(({ kind }) => kind === 'totp');
  if (!app?.sealedSecret) return false;
  const secret = await openSecret(app.sealedSecret, userId, config.signingKey);
  if (secret === null) {
    log.warn({ userId }, 'the secret of an app cannot be decrypted: the signing key has changed');
    return false;
  }
  const step = stepOfCode(code, secret, now);
  return step !== null && takeStep(db, app.id, step, now);
}

async function takeRecovery(context: Context, userId: string, code: string): Promise<boolean> {
  if (!(await takeRecoveryCode(context.db, userId, code))) return false;
  const left = await countRecoveryCodes(context.db, userId);
  const owner = { userId, companyId: null };
  await tellOwner(context, owner, {
    action: 'recovery-code-used',
    details: { left },
    news: { what: 'recovery-code-used', left },
  });
  return true;
}

async function checkPasskey(context: Context, signIn: HeldSignIn, { credential }: ByPasskey): Promise<void> {
  const { db, config, now, fail } = context;
  const { held, user } = signIn;
  const host = passkeyHost(config);
  const passkey = await findPasskey(db, credential.id);
  const judgement =
    host !== null && held.question !== null && passkey?.userId === user.id
      ? await judgePasskey(credential, passkey, {
          question: held.question,
          host,
          origins: await passkeyOrigins(db, config),
        })
      : ({ ok: false, why: 'no open challenge, or not a passkey of this account' } as const);
  if (passkey && judgement.ok) return notePasskeyUse(db, passkey.id, judgement.value, now);
  // a challenge is used up by its first answer
  await noteInChallenge(db, held.id, { question: null });
  const why = judgement.ok ? 'no passkey' : judgement.why;
  await writeRefusal(context, 'passkey_refused', { userId: user.id, method: 'passkey', why });
  return fail('passkey_refused', { keepChanges: true });
}
