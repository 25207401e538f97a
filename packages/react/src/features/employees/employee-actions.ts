import type { Employee } from '@foyer/contract/employees/employees.schema';

/** What can be done with somebody, the most likely first. */
export const employeeActions = ['accept', 'remind', 'activate', 'deactivate', 'resetSecondFactors'] as const;
export type EmployeeAction = (typeof employeeActions)[number];

/** Those of them that the server allows now; what a newer one allows beside them has no words here. */
export const actionsOf = ({ allowedActions }: Employee): readonly EmployeeAction[] =>
  employeeActions.filter((action) => allowedActions.includes(action));

/** Whether it takes something away. */
export const isDangerous = (action: EmployeeAction): boolean =>
  action === 'deactivate' || action === 'resetSecondFactors';
