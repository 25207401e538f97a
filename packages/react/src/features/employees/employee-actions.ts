import type { Employee } from '@foyer/contract/employees/employees.schema';

/** The actions on a person, the most likely first. */
export const employeeActions = [
  'accept',
  'remind',
  'activate',
  'edit',
  'deactivate',
  'resetSecondFactors',
] as const;
export type EmployeeAction = (typeof employeeActions)[number];
/** An action that is carried out after a confirmation. */
export type ConfirmedAction = Exclude<EmployeeAction, 'edit'>;

/** Returns the actions that the server allows now, without those of a newer server, which have no texts here. */
export const actionsOf = ({ allowedActions }: Employee): readonly EmployeeAction[] =>
  employeeActions.filter((action) => allowedActions.includes(action));

/** Whether an action takes something away from the person. */
export const isDangerous = (action: EmployeeAction): boolean =>
  action === 'deactivate' || action === 'resetSecondFactors';
