import { type PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
import type { PublicRoute } from '../../features/public-screens.ts';
import type { LoadPage } from '../loaded-page.ts';
import { askForFiles } from './screen-files.ts';

const isPublicRoute = (name: PortalRouteName): name is PublicRoute => portalRoutes[name].access === 'public';

/** Creates the loader of pages. Pages in front of the login and behind it are separate chunks. */
export function createPageLoader(frameSheet: string): LoadPage {
  return async (name) => {
    if (name === null) return (await import('./errors/not-found-page.tsx')).notFoundPage;
    askForFiles(name);
    if (isPublicRoute(name)) return (await import('./load-public-page.tsx')).loadPublicPage(name);
    return (await import('./load-own-page.tsx')).loadOwnPage(name, frameSheet);
  };
}
