import { fallbackLanguage } from '@foyer/contract/languages';
import { newId } from '../../../db/new-id.ts';
import type { Contact } from '../../../domain/accounts/users.repo.ts';
import { knownLocale } from '../../../domain/employees/invite/plan-invitations.ts';
import {
  alreadyKnownMail,
  numberUnknownMail,
  registrationMail,
  unattendedMail,
  waitingMail,
} from '../../../domain/employees/register/registration-mails.ts';
import {
  countWaiting,
  findBrand,
  findCompany,
  findOwner,
  insertRegistration,
  listDeciders,
} from '../../../domain/employees/register/registrations.repo.ts';
import { localeOf } from '../../../domain/languages/language.ts';
import { isWeakPassword } from '../../../domain/passwords/is-weak-password.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { audit } from '../../../security/audit.repo.ts';
import { sha256Hex } from '../../../security/sha256-hex.ts';
import { type AskingLimits, waitToAsk } from '../../../security/wait-to-ask.ts';
import type { HandlerContext } from '../../handler.ts';

type Context = HandlerContext<'registerUser'>;
type Body = Extract<Context['input']['body'], { kind: 'customer' }>;
type Company = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

/** Number of waiting registrations of one company above which further ones are not mailed to its managers. */
const MOST_WAITING = 50;

/**
 * Registers a person with a customer number. Only a mail to the given address says whether the number is right and whether the address
 * has an account; the caller gets the same answer after the same hashing in every case.
 */
export async function registerCustomer(context: Context, body: Body): Promise<undefined> {
  const { db, security, fail } = context;
  await limitRegistrations(context, body);
  // the password is checked without data of the company: a refusal would reveal whose number it is
  if (await isWeakPassword(body.password, [body.firstName, body.lastName, body.email, body.customerNumber]))
    return fail('password_too_weak', { errors: [{ path: 'password', code: 'password_too_weak' }] });
  const passwordHash = await security.passwords.hash(body.password);
  await db.transaction(async (tx) => {
    const own: Context = { ...context, db: tx };
    for (const mail of await judge(own, body, passwordHash)) await context.mail.enqueue(tx, mail);
  });
  return undefined;
}

/** Keeps a valid registration, and returns the mails to send. */
async function judge(context: Context, body: Body, passwordHash: string): Promise<Mail[]> {
  const { db, config, now, requestId } = context;
  const company = await findCompany(db, body.customerNumber);
  const before = await findOwner(db, body.email);
  const locale = knownLocale(body.locale ?? context.locale);
  const isKept = company && !before && (await keep(context, body, { company, locale, passwordHash }));
  // of two concurrent registrations with one address the second finds the first
  const owner = company && !before && !isKept ? await findOwner(db, body.email) : before;
  await audit(db, {
    at: now,
    action: 'registered',
    userId: null,
    actorUserId: null,
    requestId,
    companyId: company?.id ?? null,
    details: {
      email: await sha256Hex(body.email),
      network: context.clientAddress,
      isKept: isKept === true,
      acceptedTerms: body.acceptTerms,
    },
  });
  if (owner) return [alreadyKnownMail(owner, config)];
  const brand = company?.brand ?? (await findBrand(db, config.defaultBrand));
  if (!brand) return [];
  // a mail to a stranger's address contains no text that a stranger chose
  const applicant: Contact = { email: body.email, name: '', locale, brand };
  if (!company || !isKept) return [numberUnknownMail(applicant)];
  const deciders = await listDeciders(db, company.id);
  const own = registrationMail(applicant, company.name, { isAttended: deciders.length > 0 });
  if ((await countWaiting(db, company.id)) > MOST_WAITING) return [own];
  const told = { ...body, companyName: company.name };
  if (deciders.length > 0) return [own, ...deciders.map((decider) => waitingMail(decider, told, config))];
  const { serviceEmail } = config;
  if (serviceEmail === undefined) return [own];
  const service = (await findOwner(db, serviceEmail.toLowerCase())) ?? {
    email: serviceEmail,
    name: '',
    locale: localeOf(fallbackLanguage),
    brand,
  };
  return [own, unattendedMail(service, told)];
}

/** Stores a waiting person without any role; false where the address got an account meanwhile. */
function keep(
  { db, now }: Context,
  { email, salutation, firstName, lastName, phone }: Body,
  { company, locale, passwordHash }: { company: Company; locale: string; passwordHash: string },
): Promise<boolean> {
  const userId = newId(now.getTime());
  const user = {
    id: userId,
    brandId: company.brand.id,
    email,
    salutation,
    firstName,
    lastName,
    locale,
    phone: phone || null,
    passwordHash,
    status: 'registered' as const,
    registeredAt: now,
    onboardedAt: now,
    createdAt: now,
  };
  const membership = {
    id: newId(now.getTime()),
    userId,
    companyId: company.id,
    mode: 'b2b' as const,
    roles: [],
  };
  return insertRegistration(db, user, membership);
}

const limits: AskingLimits = { network: { limit: 30, seconds: 60 * 60 }, address: 3, strangers: 12 };

async function limitRegistrations(
  { db, clientAddress: network, now, fail }: Context,
  { email }: Body,
): Promise<void> {
  const wait = await waitToAsk(db, 'register', { email, network, now }, limits);
  if (wait !== null) fail('rate_limited', { retryAfter: wait });
}
