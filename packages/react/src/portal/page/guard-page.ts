// @chunk guard
import { portalRoutes } from '@foyer/contract/portal-routes';
import { type FoyerSdk, parsePortalPath, runGuard, withLocale } from '@foyer/core';
import { rememberBranding } from '../ahead/known-branding.ts';
import type { GuardedVisit } from '../load-screen.ts';
import type { LoadedPage } from '../loaded-page.ts';
import type { Redirect } from '../navigator.ts';
import { awaitReads } from './await-reads.ts';
import { loadUnreachable } from './errors/load-unreachable.ts';

/**
 * Whether the page was loaded by a link or an entered address. After a reload, and on Back or Forward, browsers report the referrer of the
 * first visit once more.
 */
const isFirstVisit = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

/** Returns the browser's referrer; only on the first visit of an address, and only if it is a page of ours. */
function referrerOf(isFirst: boolean): string | null {
  const { referrer } = document;
  return isFirst && isFirstVisit() && referrer.startsWith(`${location.origin}/`) ? referrer : null;
}

/**
 * Returns the place from which the end of a session sent the user to the login; any user may have signed in since, here or in another tab. The place stays
 * stored until it is reached.
 */
function placeBefore({ session }: FoyerSdk): string | null {
  const place = session.returnPath.take();
  const name = place === null ? null : parsePortalPath(place).name;
  if (place === null || name === null || portalRoutes[name].layout === 'login') return null;
  session.returnPath.remember(place);
  return place;
}

/** Returns a place in the locale of the address that the guard has chosen. */
const inLocaleOf = (chosen: string, place: string) => withLocale(place, parsePortalPath(chosen).locale ?? '');

/** Leaves the page without a history entry, so that Back does not redirect again; a page restored from the browser's cache is reloaded. */
function leaveFor(to: string, path: string): Promise<never> {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  if (to === path) location.reload();
  else location.replace(to);
  return new Promise(() => {});
}

/** Whether a path is the not-found page, which has neither locale nor brand. */
const isNotFound = (path: string): boolean => /^\/404\/?(?:[?#]|$)/.test(path);

/**
 * Asks the guard on every navigation (specification section 4) and applies its decision.
 *
 * @param isFirst - the navigation is a page load; all later ones are made by the portal itself
 */
export async function guardPage(
  { sdk, path, place, loading }: GuardedVisit,
  isFirst: boolean,
): Promise<LoadedPage | Redirect> {
  const { brand, name } = place;
  const { languages } = navigator;
  const decision = await runGuard(sdk, { path, referrer: referrerOf(isFirst), languages });
  if (decision.kind === 'redirect' && decision.rule === 'signed-in-on-login')
    // Back must not lead to the login
    return { redirectTo: inLocaleOf(decision.to, placeBefore(sdk) ?? decision.to), replaces: true };
  if (decision.kind === 'redirect') return { redirectTo: decision.to };
  if (decision.kind === 'reload') return leaveFor(decision.to, path);
  // a path that the guard allows but the portal has no screen for: go home
  if (name === null && !isNotFound(path)) return { redirectTo: '/' };
  if (decision.kind === 'allow' && sdk.session.$state.get().status === 'signed-in') {
    sdk.session.returnPath.take();
    rememberBranding(sdk.$userInfo.get().data?.branding?.id ?? brand ?? '');
  }
  const page = await loading;
  if (decision.kind === 'unreachable') {
    const { Layout, node } = await loadUnreachable(sdk);
    // for a known user the frame stays around the error
    return { ...page, Layout: sdk.$userInfo.get().data ? page.Layout : Layout, node };
  }
  if (isFirst && decision.kind === 'allow') await awaitReads(sdk, page.record, place);
  return page;
}
