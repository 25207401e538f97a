import { fallbackLocale } from '@foyer/contract/languages';
import { newSecret } from '../../../db/new-id.ts';
import { secretAddress } from '../../../domain/branding/portal-address.ts';
import { keepPasswordLink } from '../../../domain/passwords/password-links.repo.ts';
import { passwordResetMail } from '../../../domain/session/password-reset/password-reset-mail.ts';
import { findResetContact } from '../../../domain/session/password-reset/reset-contact.repo.ts';
import { audit } from '../../../security/audit.repo.ts';
import { sha256Hex } from '../../../security/sha256-hex.ts';
import { type AskingLimits, waitToAsk } from '../../../security/wait-to-ask.ts';
import type { HandlerContext } from '../../handler.ts';

type Context = HandlerContext<'requestPasswordReset'>;

/** Recipient of the mail that is rendered for an unknown address. */
const nobody = {
  userId: '',
  name: 'nobody',
  locale: fallbackLocale,
  brand: { id: '', name: 'nobody', primaryColor: '000000' },
};

/**
 * Sends a reset link to the address. For an address without an account that can sign in the same work is done and rolled back: neither
 * the answer nor its time tells which addresses have an account.
 */
export async function requestPasswordReset(context: Context): Promise<undefined> {
  const { db, input, config, mail, now, requestId, clientAddress } = context;
  const { email } = input.body;
  await limitRequests(context);
  const account = await findResetContact(db, email);
  const contact = { ...nobody, ...account, email };
  const token = newSecret();
  const screen = { route: 'forget-password', locale: contact.locale, brand: contact.brand.id } as const;
  const letter = passwordResetMail(contact, secretAddress(config, screen, token));
  await audit(db, {
    at: now,
    action: 'password-reset-requested',
    userId: account?.userId ?? null,
    requestId,
    actorUserId: null,
    companyId: null,
    details: { network: clientAddress, email: await sha256Hex(email) },
  });
  await db
    .transaction(async (tx) => {
      await keepPasswordLink(tx, { userId: contact.userId, token }, now);
      await mail.enqueue(tx, letter);
      if (!account) throw takenBack;
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error;
    });
  return undefined;
}

const takenBack = new Error('rolled back: the address has no account');

const limits: AskingLimits = { network: { limit: 20, seconds: 15 * 60 }, address: 5, strangers: 20 };

/** Limits the requests, whether there is an account or not. */
async function limitRequests({ db, input, clientAddress: network, now, fail }: Context): Promise<void> {
  const wait = await waitToAsk(db, 'reset', { email: input.body.email, network, now }, limits);
  if (wait !== null) fail('rate_limited', { retryAfter: wait, keepChanges: true });
}
