import { MAX_PASSKEYS } from '@foyer/contract/second-factors/second-factor-kinds';
import type { Database } from '../../db/client.ts';
import { readBrandOf } from '../../domain/branding/brand-of.repo.ts';
import { dropChallenge, holdSetup, keepSetup } from '../../domain/second-factors/challenges.repo.ts';
import { confirmPerson } from '../../domain/second-factors/confirm-person.ts';
import { holdOwner, listFactors } from '../../domain/second-factors/factors.repo.ts';
import { keepFactor } from '../../domain/second-factors/keep-factor.ts';
import { passkeyName } from '../../domain/second-factors/offered-factors.ts';
import { findNames } from '../../domain/second-factors/owner.repo.ts';
import { passkeyHost, passkeyOrigins } from '../../domain/second-factors/passkey-site.ts';
import { creationOptions, readMadePasskey } from '../../domain/second-factors/passkeys.ts';
import type { Handler } from '../handler.ts';

const listPasskeys = async (db: Database, userId: string) =>
  (await listFactors(db, userId)).filter(({ kind }) => kind === 'passkey');

export const beginPasskey: Handler<'beginPasskey'> = async (context) => {
  const { db, caller, config, now, fail } = context;
  const host = passkeyHost(config);
  if (host === null) return fail('passkey_unavailable');
  await confirmPerson(context);
  const { userId, sessionId: familyId } = caller;
  const has = await listPasskeys(db, userId);
  if (has.length >= MAX_PASSKEYS) return fail('too_many_passkeys');
  const { name: siteName } = await readBrandOf(db, caller);
  const names = await findNames(db, userId);
  const options = await creationOptions(host, { ...names, userId, siteName, has });
  const question = options.challenge;
  const expiresAt = await keepSetup(db, { kind: 'passkey', familyId, userId, question }, now);
  return { options, expiresAt: expiresAt.toISOString() };
};

export const confirmPasskey: Handler<'confirmPasskey'> = async (context) => {
  const { db, caller, config, input, now, userAgent, fail } = context;
  const { userId, sessionId: familyId } = caller;
  await holdOwner(db, userId);
  const setup = await holdSetup(db, { kind: 'passkey', familyId }, now);
  const host = passkeyHost(config);
  if (!setup?.question || host === null) return fail('setup_expired');
  // a challenge is used up by its first answer, right or wrong
  await dropChallenge(db, setup.id);
  if ((await listPasskeys(db, userId)).length >= MAX_PASSKEYS) return fail('too_many_passkeys');
  const expected = { question: setup.question, host, origins: await passkeyOrigins(db, config) };
  const made = await readMadePasskey(input.body.credential, expected);
  if (!made.ok) return fail('passkey_refused', { keepChanges: true });
  const { name = passkeyName(userAgent) } = input.body;
  const kept = await keepFactor(context, { userId, kind: 'passkey', name, ...made.value });
  return kept ?? fail('passkey_refused', { keepChanges: true });
};
