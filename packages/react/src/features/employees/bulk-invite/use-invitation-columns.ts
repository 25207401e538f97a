import type { BulkInviteColumn } from '@foyer/contract/employees/bulk-invite.schema';
import type { AnyColumn } from '../../../list/list-columns.ts';
import { useBulkInviteMessages } from './bulk-invite.messages.ts';
import type { BulkRow } from './bulk-row.ts';

/** Returns the name of a column, by which the server recognizes it in each language. */
export function useColumnName(): (column: BulkInviteColumn) => string {
  const { t } = useBulkInviteMessages();
  const names: Readonly<Record<BulkInviteColumn, string>> = {
    email: t('employees.email'),
    roles: t('employees.roles'),
    salutation: t('base.person.salutation'),
    firstName: t('base.person.first-name'),
    lastName: t('base.person.last-name'),
    company: t('employees.company'),
    locale: t('employees.bulk-invite.language'),
  };
  return (column) => names[column] ?? column;
}

const texts = ['firstName', 'lastName', 'salutation', 'company', 'locale'] as const;

/** Returns the columns of an invitation file, named in the reader's language. */
export function useInvitationColumns(): readonly AnyColumn<BulkRow>[] {
  const nameOf = useColumnName();
  const { find } = useBulkInviteMessages();
  const roleName = (role: string) => find(`employees.role.${role}`, role);
  return [
    { id: 'email', header: nameOf('email'), value: ({ fields }) => fields.email },
    // a comma or semicolon would split the cell in a spreadsheet set to another language
    { id: 'roles', header: nameOf('roles'), value: ({ fields }) => fields.roles.map(roleName).join(' | ') },
    ...texts.map((column) => ({
      id: column,
      header: nameOf(column),
      value: ({ fields }: BulkRow) => fields[column],
    })),
  ];
}
