import { type Mode, type Role, technicianRoles } from './roles.ts';

/** A row of the permission table. Without `roles` every signed-in user has the permission; without `modes` in any mode. */
export interface Permission {
  /** One of these roles is enough. */
  readonly roles?: readonly Role[];
  readonly modes?: readonly Mode[];
  /** An active impersonation also suffices (select-account). */
  readonly orImpersonating?: boolean;
}

/** The ONE permission table (specification section 6): endpoints, routes, menu and buttons all name a row of it. */
export const permissions = {
  signedIn: {},
  selectAccount: { roles: ['ROLE_IMPERSONATE'], orImpersonating: true },
  impersonate: { roles: ['ROLE_IMPERSONATE'] },
  /** People of a company; private customers have none. */
  employees: { roles: ['ROLE_FLEET_MANAGER', 'ROLE_FLEET_MANAGE_EMPLOYEES'], modes: ['b2b'] },
  companies: { roles: ['ROLE_FLEET_MANAGER'] },
  /** Reading what staff did during impersonations in the company; private customers are not impersonated. */
  auditLog: { roles: ['ROLE_FLEET_MANAGER'], modes: ['b2b'] },
  /** Rules for the people of a company: whether they need a second factor, and which roles may be granted to them. */
  companySecurity: { roles: ['ROLE_FLEET_MANAGER'], modes: ['b2b'] },
  /** Entering another company or account: a company switch, or impersonation. */
  enterCompany: { roles: ['ROLE_FLEET_MANAGER', 'ROLE_IMPERSONATE'] },
  shop: { roles: ['ROLE_SHOP'] },
  orders: { roles: ['ROLE_SHOP', 'ROLE_FLEET_FINANCIAL'] },
  useCases: { roles: ['ROLE_USE_CASES'] },
  smartConnect: { roles: ['ROLE_SMART_CONNECT'] },
  reservationTool: { roles: ['ROLE_RESERVATION_TOOL'] },
  technician: { roles: technicianRoles },
} as const satisfies Record<string, Permission>;
/** The name of a row of {@link permissions}. */
export type PermissionName = keyof typeof permissions;

/** Facts about a person that a permission check needs. */
export interface PermissionSubject {
  readonly roles: readonly string[];
  readonly mode: Mode;
  readonly isImpersonating?: boolean;
}

/** Whether `subject` holds the permission `name`. */
export const isPermitted = (name: PermissionName, subject: PermissionSubject): boolean =>
  isHeldBy(permissions[name], subject);

/** Whether `subject` fulfils a row of {@link permissions}. */
export function isHeldBy(rule: Permission, subject: PermissionSubject): boolean {
  if (rule.modes && !rule.modes.includes(subject.mode)) return false;
  if (!rule.roles) return true;
  if (rule.orImpersonating && subject.isImpersonating) return true;
  return rule.roles.some((role) => subject.roles.includes(role));
}
