import type { Role } from '@foyer/contract';
import { nameOfUser, readContact } from '../../domain/accounts/users.repo.ts';
import { readGrants } from '../../domain/employees/delegation.repo.ts';
import { askForOpenCompany } from '../../domain/employees/employee-change.repo.ts';
import { belongsTo, moveTo, rename, setRoles } from '../../domain/employees/employee-edit.repo.ts';
import type { EmployeeRow } from '../../domain/employees/employee-list.repo.ts';
import { isOpen } from '../../domain/employees/employee-rights.ts';
import { rightsSubjectOf, versionOf } from '../../domain/employees/employee-view.ts';
import { listScope, type ScopeCompany } from '../../domain/employees/list-scope.repo.ts';
import { editedMail } from '../../domain/employees/mail/edited-mail.ts';
import { endAllSessions } from '../../security/sessions.repo.ts';
import type { Handler, HandlerContext } from '../handler.ts';
import { judgeOf } from './read-employees.handler.ts';
import { holdPerson, tellDone } from './toggle-user.handler.ts';

type Context = HandlerContext<'updateUser'>;

/** Parts of a person that an edit changes; what stays as it is, is undefined. */
interface Edit {
  readonly name: { readonly firstName: string; readonly lastName: string } | undefined;
  readonly company: ScopeCompany | undefined;
  readonly roles: readonly Role[] | undefined;
}

/** Changes name, company and roles of a person. After a concurrent change of the same person nothing is done. */
export const updateUser: Handler<'updateUser'> = async (context) => {
  const { db, caller, input, now, fail } = context;
  const person = await holdPerson(context);
  if (person.id === caller.userId) return fail('own_account');
  if (!isOpen('edit', rightsSubjectOf(person), judgeOf(context))) return fail('action_not_allowed');
  if (input.body.version !== versionOf(person))
    return fail('employee_changed', { errors: [{ path: 'version', code: 'mismatch' }] });
  const edit: Edit = {
    name: editedName(context, person),
    company: await editedCompany(context, person),
    roles: await editedRoles(context, person),
  };
  const isManager = person.roles.includes('ROLE_FLEET_MANAGER');
  const isLeaving = edit.company || (edit.roles && !edit.roles.includes('ROLE_FLEET_MANAGER'));
  if (isManager && isLeaving && person.status === 'active' && person.isLastManager)
    return fail('last_manager');
  if (edit.name) await rename(db, person.id, edit.name);
  if (edit.roles) await setRoles(db, person.id, caller, edit.roles);
  if (edit.company) {
    await moveTo(db, person.id, person.company.id, edit.company);
    // a session belongs to the company in which it began
    await endAllSessions(db, person.id, 'company-changed', now);
  }
  if (person.status === 'active' && (edit.roles || edit.company)) await askForOpenCompany(db, person.id);
  if (!(edit.name || edit.company || edit.roles)) return tellDone(context, null, person);
  await tellPerson(context, person, edit);
  return tellDone(context, 'employee-edited', person, {
    ...(edit.name && { name: true }),
    ...(edit.roles && { roles: edit.roles, rolesBefore: person.roles }),
    ...(edit.company && { company: edit.company.id, companyBefore: person.company.id }),
  });
};

function editedName({ input }: Context, person: EmployeeRow): Edit['name'] {
  const { firstName = person.firstName, lastName = person.lastName } = input.body;
  return firstName === person.firstName && lastName === person.lastName ? undefined : { firstName, lastName };
}

async function editedCompany(
  { db, caller, input, fail }: Context,
  person: EmployeeRow,
): Promise<Edit['company']> {
  const { companyId = person.company.id } = input.body;
  if (companyId === person.company.id) return undefined;
  const company = (await listScope(db, caller)).find(({ id }) => id === companyId);
  if (!company || (await belongsTo(db, person.id, companyId)))
    return fail('company_unknown', { errors: [{ path: 'companyId', code: 'company_unknown' }] });
  return company;
}

/** Returns the new roles where they differ. Each role that is added or removed must be one that the caller may grant. */
async function editedRoles(
  { db, caller, input, fail }: Context,
  person: EmployeeRow,
): Promise<Edit['roles']> {
  const { roles } = input.body;
  if (!roles) return undefined;
  const added = roles.filter((role) => !person.roles.includes(role));
  const removed = person.roles.filter((role) => !roles.includes(role));
  if (added.length + removed.length === 0) return undefined;
  const mayGrant = await readGrants(db, caller);
  const refused = added.find((role) => !mayGrant(role));
  if (refused !== undefined || removed.some((role) => !mayGrant(role))) {
    const path = refused === undefined ? 'roles' : `roles.${roles.indexOf(refused)}`;
    return fail('role_not_grantable', { errors: [{ path, code: 'role_not_grantable' }] });
  }
  return roles;
}

/** Tells an active person by mail; others cannot sign in, and see the change once they can. */
async function tellPerson(
  { db, caller, mail, config }: Context,
  person: EmployeeRow,
  { name, company, roles }: Edit,
): Promise<void> {
  if (person.status !== 'active') return;
  const { id, name: companyName } = company ?? person.company;
  const told = {
    contact: await readContact(db, { userId: person.id, companyId: id }),
    companyName,
    editor: await nameOfUser(db, caller.userId),
    name: name && `${name.firstName} ${name.lastName}`.trim(),
    roles,
    isMoved: company !== undefined,
  };
  await mail.enqueue(db, editedMail(told, config.publicUrl));
}
