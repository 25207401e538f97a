import type { InformationLink } from '@foyer/contract/dashboard/dashboard.schema';
import { portalRoutes } from '@foyer/contract/portal-routes';
import type { NavigationTarget } from '@foyer/core';
import { useSdk } from '../../../provider/foyer-context.ts';

/** Returns a function that tells whether the host has a link's screen. Screens that only a newer server knows count as missing. */
export function useReachable(): (link: InformationLink) => boolean {
  const { hasScreen } = useSdk();
  return ({ route }) => Object.hasOwn(portalRoutes, route) && hasScreen(route);
}

/** Returns the navigation target of a link of the API. */
export const targetOf = ({ route, id, query }: InformationLink): NavigationTarget => ({
  route,
  ...(id !== null && { params: { id } }),
  ...(Object.keys(query).length > 0 && { query }),
});
