import type { EmployeeStatus } from '@foyer/contract/employees/employee-statuses';
import type { Tone } from '@foyer/ui/badge/badge.tsx';

/** What each status means, as a colour. */
export const employeeStatusTones: Readonly<Record<EmployeeStatus, Tone>> = {
  invited: 'info',
  registered: 'warning',
  active: 'success',
  inactive: 'neutral',
};
