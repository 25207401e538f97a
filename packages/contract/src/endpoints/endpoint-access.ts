import { contract, features } from '../index.ts';
import { isPermitted, type Permission, type PermissionName, permissions } from '../roles/role-permissions.ts';
import type { Mode, Role } from '../roles/roles.ts';
import { modes } from '../roles/roles.ts';
import { API_ROOT, type OperationName, routes } from '../routes.ts';
import type { Endpoint } from './endpoint.ts';

/** Access rules of one endpoint. */
export interface EndpointAccess {
  readonly operation: OperationName;
  readonly feature: keyof typeof features;
  readonly method: string;
  readonly path: string;
  readonly access: 'public' | PermissionName;
  /** Roles of which one suffices; null where no role is needed. */
  readonly roles: readonly Role[] | null;
  readonly modes: readonly Mode[];
  readonly orImpersonating: boolean;
  readonly effect: Endpoint['effect'];
  readonly duringPrompt: boolean;
  readonly duringPasswordChange: boolean;
  readonly whileImpersonating: boolean;
}

/** The access rules of all endpoints, in the order of `routes`. */
export function endpointAccess(): readonly EndpointAccess[] {
  const featureOf = new Map<string, keyof typeof features>();
  for (const [feature, part] of Object.entries(features)) {
    for (const name of Object.keys(part)) featureOf.set(name, feature as keyof typeof features);
  }
  return (Object.keys(routes) as OperationName[]).map((operation) => {
    const endpoint: Endpoint = contract[operation];
    const rule: Permission = endpoint.access === 'public' ? {} : permissions[endpoint.access];
    const feature = featureOf.get(operation);
    if (!feature) throw new Error(`${operation} belongs to no feature`);
    return {
      operation,
      feature,
      method: routes[operation][0],
      path: API_ROOT + routes[operation][1],
      access: endpoint.access,
      roles: rule.roles ?? null,
      modes: rule.modes ?? modes,
      orImpersonating: rule.orImpersonating ?? false,
      effect: endpoint.effect,
      duringPrompt: endpoint.access === 'public' || endpoint.duringPrompt === true,
      duringPasswordChange: endpoint.access === 'public' || endpoint.duringPasswordChange === true,
      whileImpersonating: endpoint.whileImpersonating !== false,
    };
  });
}

/** Whether a caller with these roles may call an endpoint, regardless of forced prompts and impersonation. */
export function mayCall(
  operation: OperationName,
  subject: {
    readonly roles: readonly string[];
    readonly mode: Mode;
    readonly isImpersonating?: boolean;
  } | null,
): boolean {
  const { access }: Endpoint = contract[operation];
  return access === 'public' || (subject !== null && isPermitted(access, subject));
}
