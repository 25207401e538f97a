// @chunk guard
import {
  type FoyerSdk,
  type PortalPath,
  parsePortalPath,
  portalRoutes,
  runGuard,
  withLocale,
} from '@foyer/react';
import type { Redirect } from '@foyer/react/portal';
import { rememberBranding } from '../ahead/known-branding.ts';
import { loadUnreachable } from '../errors/load-unreachable.ts';
import type { LoadedPage } from '../pages/page.ts';
import { awaitReads } from './await-reads.ts';
import type { Screen } from './load-screen.ts';

let isLoading = true;

/** Whether this is the navigation of a page that has just been loaded; all later ones are our own. */
function isPageLoad(): boolean {
  const was = isLoading;
  isLoading = false;
  return was;
}

/** A browser's referrer counts once per page load, and only if it is a page of ours. */
function referrerOf(isFirst: boolean): string | null {
  const { referrer } = document;
  return isFirst && referrer.startsWith(`${location.origin}/`) ? referrer : null;
}

/**
 * Whom a session's end sent to login goes on where they were, whoever signed in, here or in another tab. The place stays
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

/** Leaves the page; Back does not lead into the redirect again, and who comes back to the kept page finds a fresh one. */
function leaveFor(to: string, path: string): Promise<never> {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  if (to === path) location.reload();
  else location.replace(to);
  return new Promise(() => {});
}

/** The page for what does not exist, outside of locale and brand. */
const isNotFound = (path: string): boolean => /^\/404\/?(?:[?#]|$)/.test(path);

/** Asks the guard on every navigation (specification section 4). What the screen draws is `loading` meanwhile. */
export async function guardScreen(
  sdk: FoyerSdk,
  path: string,
  place: PortalPath,
  loading: Promise<LoadedPage>,
): Promise<Screen | Redirect> {
  const { brand, name } = place;
  const isFirst = isPageLoad();
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
  const { Layout, node, record, texts } = await loading;
  if (decision.kind === 'unreachable') {
    const { Layout: Alone, node: retry } = await loadUnreachable(sdk);
    // what is known already stays around it
    return { Layout: sdk.$userInfo.get().data ? Layout : Alone, node: retry, record, texts };
  }
  if (isFirst && decision.kind === 'allow') await awaitReads(sdk, record, place);
  return { Layout, node, record, texts };
}
