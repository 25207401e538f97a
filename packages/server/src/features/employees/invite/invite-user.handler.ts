import type { Employee } from '@foyer/contract/employees/employees.schema';
import { Effect } from '../../../db/effect/effect.ts';
import { readGrants } from '../../../domain/employees/delegation.repo.ts';
import { toEmployee } from '../../../domain/employees/employee-view.ts';
import { findKnown } from '../../../domain/employees/invite/find-known.repo.ts';
import { mayInvite, mayTellTaken } from '../../../domain/employees/invite/may-invite.repo.ts';
import {
  type Invitee,
  knownLocale,
  planInvitations,
} from '../../../domain/employees/invite/plan-invitations.ts';
import { listScope } from '../../../domain/employees/list-scope.repo.ts';
import type { HandlerContext, Planner } from '../../handler.ts';
import { judgeOf } from '../read-employees.handler.ts';

/** Invites one person: the account, its roles, the link and its mail are written in one statement. */
export const inviteUser: Planner<'inviteUser'> = async (context) => {
  const { db, caller, input, now, fail } = context;
  const invitee = await judge(context);
  const known = (await findKnown(db, caller, [invitee.email])).get(invitee.email);
  if (known === 'email_taken' && !(await mayTellTaken(db, caller.companyId, 1, now)))
    return fail('rate_limited', { retryAfter: 60 * 60 });
  if (known) return fail(known);
  const wait = await mayInvite(db, caller, 1, now);
  if (wait !== null) return fail('rate_limited', { retryAfter: wait });
  const { planned, additions } = await planInvitations(context, [invitee], input.body.message || null);
  const [made] = planned;
  if (!made) throw new Error('One invitation was planned, but none returned');
  const row = {
    ...made.user,
    ...made.membership,
    id: made.user.id,
    phone: null,
    company: invitee.company,
    remindedAt: null,
    registeredAt: null,
    lastLoginAt: null,
    isElsewhere: false,
    isLastManager: false,
    hasSecondFactor: false,
    invitationExpiresAt: made.told.expiresAt.toISOString(),
  };
  const { id, name } = invitee.company;
  const answer: Employee = toEmployee({ ...row, company: { id, name } }, judgeOf(context));
  return new Effect(answer, { changes: [], additions });
};

async function judge({ db, caller, input, locale, fail }: HandlerContext<'inviteUser'>): Promise<Invitee> {
  const {
    email,
    salutation,
    firstName = '',
    lastName = '',
    roles,
    companyId = caller.companyId,
  } = input.body;
  const company = (await listScope(db, caller)).find(({ id }) => id === companyId);
  if (!company) return fail('company_unknown', { errors: [{ path: 'companyId', code: 'company_unknown' }] });
  const mayGrant = await readGrants(db, caller);
  const refused = roles.findIndex((role) => !mayGrant(role));
  if (refused >= 0)
    return fail('role_not_grantable', { errors: [{ path: `roles.${refused}`, code: 'role_not_grantable' }] });
  const to = knownLocale(input.body.locale ?? locale);
  return { email, salutation, firstName, lastName, roles, company, locale: to };
}
