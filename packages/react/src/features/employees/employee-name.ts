import type { Employee } from '@foyer/contract/employees/employees.schema';

/** What somebody is called: by name, and where none is known yet by the address they were invited to. */
export const employeeName = ({ firstName, lastName, email }: Employee): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
