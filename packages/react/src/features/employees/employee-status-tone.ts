import type { EmployeeStatus } from '@foyer/contract/employees/employee-statuses';
import type { Tone } from '@foyer/ui/badge/badge.tsx';

/** The colour of each status. */
export const employeeStatusTones: Readonly<Record<EmployeeStatus, Tone>> = {
  invited: 'info',
  registered: 'warning',
  active: 'success',
  inactive: 'neutral',
};
