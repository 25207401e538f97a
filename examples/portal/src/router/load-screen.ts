import {
  type FoyerSdk,
  type PortalRouteName,
  parsePortalPath,
  portalRoutes,
  runGuard,
  withLocale,
} from '@foyer/react';
import type { Redirect } from '@foyer/react/portal';
import { rememberBranding } from '../ahead/known-branding.ts';
import { portalMessages } from '../portal.messages.ts';
import { after } from './after.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { readFirst } from './read-first.ts';
import { sdkOfBrand } from './sdk-of-brand.ts';

/** What an address shows. */
export interface Screen extends Pick<LoadedPage, 'Layout' | 'node'> {
  /** Null for the page of what does not exist. */
  readonly name: PortalRouteName | null;
  /** No answer came from the server: the screen shows a retry instead. */
  readonly isUnreachable: boolean;
}

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

/** Longer than so many milliseconds nobody waits for the code of a screen: it then comes after its skeleton. */
const LONGEST_WAIT = 600;

/** What a screen draws, loaded beside what the guard finds out and not after it. */
async function loadBeside(sdk: FoyerSdk, name: PortalRouteName | null): Promise<LoadedPage> {
  const isLate = after(LONGEST_WAIT);
  const texts = sdk.localisation.register(portalMessages);
  const page = await loadPage(name);
  const widgets = page.widgets.map((widget) => widget.preload(sdk));
  await Promise.race([Promise.all([texts, ...widgets]), isLate]);
  return page;
}

/** The page for what does not exist, outside of locale and brand. */
const isNotFound = (path: string): boolean => /^\/404\/?(?:[?#]|$)/.test(path);

/** Asks the guard on every navigation (specification section 4). */
export async function loadScreen(path: string): Promise<Screen | Redirect> {
  const place = parsePortalPath(path);
  const { brand, name } = place;
  const isFirst = isPageLoad();
  const sdk = sdkOfBrand(brand);
  const loading = loadBeside(sdk, name);
  loading.catch(() => undefined);
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
  const { Layout, node } = await loading;
  if (isFirst && decision.kind === 'allow') await readFirst(sdk, place);
  return { name, Layout, node, isUnreachable: decision.kind === 'unreachable' };
}
