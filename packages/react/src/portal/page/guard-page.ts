// @chunk guard
import { portalRoutes } from '@foyer/contract/portal-routes';
import { type FoyerSdk, parsePortalPath, runGuard, withLocale } from '@foyer/core';
import { rememberBranding } from '../ahead/known-branding.ts';
import type { GuardedVisit } from '../load-screen.ts';
import type { LoadedPage } from '../loaded-page.ts';
import type { Redirect } from '../navigator.ts';
import { awaitReads } from './await-reads.ts';
import { loadUnreachable } from './errors/load-unreachable.ts';

/** A browser's referrer counts once per page load, and only if it is a page of ours. */
function referrerOf(isFirst: boolean): string | null {
  const { referrer } = document;
  return isFirst && referrer.startsWith(`${location.origin}/`) ? referrer : null;
}

/**
 * People whom a session's end sent to login go on where they were, whoever signed in, here or in another tab. The place stays
 * remembered until it is reached.
 */
function placeBefore({ session }: FoyerSdk): string | null {
  const place = session.returnPath.take();
  const name = place === null ? null : parsePortalPath(place).name;
  if (place === null || name === null || portalRoutes[name].layout === 'login') return null;
  session.returnPath.remember(place);
  return place;
}

/** A place in the language of another, which the guard has chosen. */
const inLocaleOf = (chosen: string, place: string) => withLocale(place, parsePortalPath(chosen).locale ?? '');

/** Leaves the page; Back does not lead into the redirect again, and a kept page that is come back to is loaded anew. */
function leaveFor(to: string, path: string): Promise<never> {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  if (to === path) location.reload();
  else location.replace(to);
  return new Promise(() => {});
}

/** The page for what does not exist, outside of locale and brand. */
const isNotFound = (path: string): boolean => /^\/404\/?(?:[?#]|$)/.test(path);

/**
 * Asks the guard on every navigation (specification section 4).
 *
 * @param isFirst - the navigation is that of a page that has just been loaded; all later ones are the portal's own
 */
export async function guardPage(
  { sdk, path, place, loading }: GuardedVisit,
  isFirst: boolean,
): Promise<LoadedPage | Redirect> {
  const { brand, name } = place;
  const { languages } = navigator;
  const decision = await runGuard(sdk, { path, referrer: referrerOf(isFirst), languages });
  if (decision.kind === 'redirect' && decision.rule === 'signed-in-on-login')
    // Back does not lead to login
    return { redirectTo: inLocaleOf(decision.to, placeBefore(sdk) ?? decision.to), replaces: true };
  if (decision.kind === 'redirect') return { redirectTo: decision.to };
  if (decision.kind === 'reload') return leaveFor(decision.to, path);
  // should the guard know a screen where the portal has none: home
  if (name === null && !isNotFound(path)) return { redirectTo: '/' };
  if (decision.kind === 'allow' && sdk.session.$state.get().status === 'signed-in') {
    sdk.session.returnPath.take();
    rememberBranding(sdk.$userInfo.get().data?.branding?.id ?? brand ?? '');
  }
  const page = await loading;
  if (decision.kind === 'unreachable') {
    const { Layout, node } = await loadUnreachable(sdk);
    // what is known already stays around it
    return { ...page, Layout: sdk.$userInfo.get().data ? page.Layout : Layout, node };
  }
  if (isFirst && decision.kind === 'allow') await awaitReads(sdk, page.record, place);
  return page;
}
