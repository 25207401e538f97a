import type { Employee } from '@foyer/contract/employees/employees.schema';

/** Returns the name of a person, or the invited address if the name is not known yet. */
export const employeeName = ({ firstName, lastName, email }: Employee): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
