import type { BulkInviteColumn } from '@foyer/contract/employees/bulk-invite.schema';
import type { AnyColumn } from '../../../list/list-columns.ts';
import { useBulkInviteMessages } from './bulk-invite.messages.ts';
import type { BulkRow } from './bulk-row.ts';

/** What a column is called: the server knows them by these words in each language. */
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

/** The columns of a file of invitations, in the reader's words. */
export function useInvitationColumns(): readonly AnyColumn<BulkRow>[] {
  const nameOf = useColumnName();
  return [
    { id: 'email', header: nameOf('email'), value: ({ fields }) => fields.email },
    // A comma or semicolon would part the cell in a spreadsheet that is set to another language.
    { id: 'roles', header: nameOf('roles'), value: ({ fields }) => fields.roles.join(' | ') },
    ...texts.map((column) => ({
      id: column,
      header: nameOf(column),
      value: ({ fields }: BulkRow) => fields[column],
    })),
  ];
}
