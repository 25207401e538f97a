import type { PortalRouteName } from '@foyer/react';
import { LoginLayout } from '../layouts/login-layout.tsx';
import { isPublicRoute, type LoadedPage, type PublicRoute } from '../pages/page.ts';
import { publicPages } from '../pages/public-pages.ts';
import { portalMessages } from '../portal.messages.ts';
import { askForFiles } from './screen-files.ts';

/** What is in front of the login. */
async function loadPublicPage<Name extends PublicRoute>(name: Name): Promise<LoadedPage> {
  const { node, widget } = (await publicPages[name]()).pages[name];
  return { Layout: LoginLayout, texts: portalMessages, node, widgets: [widget] };
}

/** The page of a route, null for the page of what does not exist. Each side of the login is loaded for who goes there, and not for the other. */
export async function loadPage(name: PortalRouteName | null): Promise<LoadedPage> {
  if (name === null) return (await import('../errors/not-found-page.tsx')).notFoundPage;
  askForFiles(name);
  return isPublicRoute(name)
    ? loadPublicPage(name)
    : (await import('../pages/load-own-page.ts')).loadOwnPage(name);
}
