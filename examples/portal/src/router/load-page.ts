import type { PortalRouteName } from '@foyer/react';
import { isPublicRoute, type LoadedPage } from '../pages/page.ts';
import { askForFiles } from './screen-files.ts';

/** The page of a route, null for the page of what does not exist. Each side of the login is loaded for who goes there, and not for the other. */
export async function loadPage(name: PortalRouteName | null): Promise<LoadedPage> {
  if (name === null) return (await import('../errors/not-found-page.tsx')).notFoundPage;
  askForFiles(name);
  if (isPublicRoute(name)) return (await import('../pages/load-public-page.tsx')).loadPublicPage(name);
  return (await import('../pages/load-own-page.tsx')).loadOwnPage(name);
}
