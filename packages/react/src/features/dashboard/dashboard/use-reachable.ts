import type { InformationLink } from '@foyer/contract/dashboard/dashboard.schema';
import { portalRoutes } from '@foyer/contract/portal-routes';
import type { NavigationTarget } from '@foyer/core';
import { useSdk } from '../../../provider/foyer-context.ts';

/** Whether the host has the screen that a link leads to; one that only a newer server knows it has not. */
export function useReachable(): (link: InformationLink) => boolean {
  const { hasScreen } = useSdk();
  return ({ route }) => Object.hasOwn(portalRoutes, route) && hasScreen(route);
}

/** Where a link of the API leads. */
export const targetOf = ({ route, id, query }: InformationLink): NavigationTarget => ({
  route,
  ...(id !== null && { params: { id } }),
  ...(Object.keys(query).length > 0 && { query }),
});
