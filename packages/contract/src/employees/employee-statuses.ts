/**
 * invited (a mail was sent) -> registered (has chosen a password, waits to be accepted) -> active <-> inactive. A person invited by a fleet
 * manager is active as soon as they register; only people who registered without an invitation wait. Deactivating an invited person
 * withdraws the invitation; deactivating a registered person declines them. Activating a person again restores the former status, and an
 * invited person then needs a reminder with a fresh link.
 */
export const employeeStatuses = ['invited', 'registered', 'active', 'inactive'] as const;
/** One of {@link employeeStatuses}. */
export type EmployeeStatus = (typeof employeeStatuses)[number];
