/** All roles (specification section 6). */
export const roles = [
  'ROLE_FLEET_MANAGER',
  'ROLE_FLEET_MANAGE_EMPLOYEES',
  'ROLE_USE_CASES',
  'ROLE_SHOP',
  'ROLE_FLEET_FINANCIAL',
  'ROLE_SMART_CONNECT',
  'ROLE_RESERVATION_TOOL',
  'ROLE_TECHNICIAN',
  'ROLE_TECHNICIAN_SUB_ADMIN',
  'ROLE_TECHNICIAN_ADMIN',
  'ROLE_IMPERSONATE',
] as const;
export type Role = (typeof roles)[number];

/** The roles that make somebody a technician. */
export const technicianRoles = [
  'ROLE_TECHNICIAN',
  'ROLE_TECHNICIAN_SUB_ADMIN',
  'ROLE_TECHNICIAN_ADMIN',
] as const satisfies readonly Role[];

/** The two shop modes: business and private (specification section 1). */
export const modes = ['b2b', 'b2c_cc'] as const;
export type Mode = (typeof modes)[number];
