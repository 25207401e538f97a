import type { Employee } from '@foyer/contract/employees/employees.schema';
import type { Role } from '@foyer/contract/roles';

/** The fields of a person that an edit changes. */
export interface EditFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyId: string;
  readonly roles: readonly Role[];
}

export const fieldsOf = ({ firstName, lastName, company, roles }: Employee): EditFields => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  companyId: company.id,
  roles,
});

const hasSame = (some: readonly Role[], others: readonly Role[]) =>
  some.length === others.length && some.every((role) => others.includes(role));

/** Returns the fields that differ from the person as they are. */
export function changedFields(seen: EditFields, typed: EditFields): Partial<EditFields> {
  return {
    ...(typed.firstName !== seen.firstName && { firstName: typed.firstName }),
    ...(typed.lastName !== seen.lastName && { lastName: typed.lastName }),
    ...(typed.companyId !== seen.companyId && { companyId: typed.companyId }),
    ...(!hasSame(typed.roles, seen.roles) && { roles: typed.roles }),
  };
}

/** Applies to the current person the changes that the user has typed on the base of an earlier state. Roles are merged one by one. */
export function mergeFields(seen: EditFields, typed: EditFields, now: EditFields): EditFields {
  const { roles: _, ...changed } = changedFields(seen, typed);
  const added = typed.roles.filter((role) => !seen.roles.includes(role) && !now.roles.includes(role));
  const kept = now.roles.filter((role) => typed.roles.includes(role) || !seen.roles.includes(role));
  return { ...now, ...changed, roles: [...kept, ...added] };
}
