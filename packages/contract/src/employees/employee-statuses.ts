/**
 * invited (a mail went out) -> registered (chose a password, waits to be accepted) -> active <-> inactive. Whoever was
 * invited by a fleet manager is active at once; only those who registered by themselves wait. Deactivating somebody who is invited
 * withdraws the invitation, of somebody who registered declines them; activated again they are what they were, and who is invited then
 * needs a reminder with a fresh link.
 */
export const employeeStatuses = ['invited', 'registered', 'active', 'inactive'] as const;
/** One of {@link employeeStatuses}. */
export type EmployeeStatus = (typeof employeeStatuses)[number];
