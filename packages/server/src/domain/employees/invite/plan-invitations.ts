import type { Address, Role } from '@foyer/contract';
import type { Addition } from '../../../db/effect/effect.ts';
import { newId } from '../../../db/new-id.ts';
import { auditAddition } from '../../../security/audit.repo.ts';
import type { Caller } from '../../../security/caller.ts';
import { memberships, users } from '../../accounts/accounts.table.ts';
import { newInvitation } from '../../accounts/invitations/invitations.repo.ts';
import { invitations } from '../../accounts/invitations/invitations.table.ts';
import { nameOfUser } from '../../accounts/users.repo.ts';
import type { Call } from '../../call.ts';
import { languageOf, localeOf } from '../../languages/language.ts';
import type { ScopeCompany } from '../list-scope.repo.ts';
import { invitationMail } from '../mail/invitation-mail.ts';

/** Validated data of a person to invite. */
export interface Invitee {
  readonly email: string;
  readonly salutation: Address['salutation'];
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  readonly company: ScopeCompany;
  readonly locale: string;
}

type Context = Pick<Call, 'db' | 'mail' | 'config' | 'now' | 'requestId'> & {
  readonly caller: Caller;
};

/** Returns the supported locale for a locale in any spelling. */
export const knownLocale = (locale: string): string => localeOf(languageOf(locale));

/** Plans the rows that invite people: accounts, roles, links, mails and an audit entry; one insert per table for any number of people. */
export async function planInvitations(
  { db, mail, config, now, requestId, caller }: Context,
  people: readonly Invitee[],
  message: string | null,
) {
  const inviter = await nameOfUser(db, caller.userId);
  const planned = await Promise.all(people.map((one) => planOne(one, { caller, inviter, message, now })));
  const mails = planned.map(({ told }) =>
    mail.addition(invitationMail('invitation', told, config.publicUrl)),
  );
  const additions: Addition[] = [
    { table: users, rows: planned.map(({ user }) => user) },
    { table: memberships, rows: planned.map(({ membership }) => membership) },
    { table: invitations, rows: planned.map(({ told }) => told.row) },
    ...mails.slice(0, 1).map(({ table }) => ({ table, rows: mails.flatMap(({ rows }) => rows) })),
    auditAddition({
      at: now,
      action: 'employees-invited',
      userId: caller.userId,
      companyId: caller.companyId,
      actorUserId: caller.actor?.userId ?? null,
      requestId,
      details: {
        employees: planned.map(({ user, membership }) => ({ employeeId: user.id, roles: membership.roles })),
      },
    }),
  ];
  return { planned, additions };
}

interface About {
  readonly caller: Caller;
  readonly inviter: string;
  readonly message: string | null;
  readonly now: Date;
}

async function planOne(person: Invitee, { caller, inviter, message, now }: About) {
  const { email, salutation, firstName, lastName, roles, company, locale } = person;
  const id = newId(now.getTime());
  const user = {
    id,
    brandId: company.brand.id,
    email,
    salutation,
    firstName,
    lastName,
    locale,
    status: 'invited' as const,
    invitedAt: now,
    createdAt: now,
  };
  const membership = {
    id: newId(now.getTime()),
    userId: id,
    companyId: company.id,
    mode: 'b2b' as const,
    roles: [...roles],
  };
  const about = { userId: id, companyId: company.id, invitedBy: caller.userId, message };
  const { row, token } = await newInvitation(about, now);
  const contact = { email, locale, name: `${firstName} ${lastName}`.trim(), brand: company.brand };
  const told = { contact, companyName: company.name, inviter, token, row, ...row };
  return { user, membership, told };
}
