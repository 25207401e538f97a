import {
  CartBadge,
  type FoyerSdk,
  type PortalRouteName,
  parsePortalPath,
  portalRoutes,
  preloadScreen,
  runGuard,
  SideMenu,
  withLocale,
} from '@foyer/react';
import type { ComponentType, ReactNode } from 'react';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { LoginLayout } from '../layouts/login-layout.tsx';
import { portalMessages } from '../portal.messages.ts';
import type { Redirect } from './navigator.ts';
import { sdkOfBrand } from './sdk-of-brand.ts';

type Layout = ComponentType<{ readonly children: ReactNode }>;

/** What an address shows. */
export interface Screen {
  /** Null for the page of what does not exist. */
  readonly name: PortalRouteName | null;
  readonly Layout: Layout;
  /** No answer came from the server: the screen shows a retry instead. */
  readonly isUnreachable: boolean;
}

let isFirst = true;

/** A browser's referrer counts once per page load, and only if it is a page of ours; later navigations are our own. */
function referrerOnce(): string | null {
  const { referrer } = document;
  const counts = isFirst && referrer.startsWith(`${location.origin}/`);
  isFirst = false;
  return counts ? referrer : null;
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
function loadBeside(sdk: FoyerSdk, name: PortalRouteName | null): Promise<unknown> {
  if (name === null) return Promise.resolve();
  const frame = portalRoutes[name].layout === 'shop' ? [SideMenu.preload(sdk), CartBadge.preload(sdk)] : [];
  const all = Promise.all([sdk.localisation.register(portalMessages), preloadScreen(sdk, name), ...frame]);
  return Promise.race([all, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
}

/** The page for what does not exist, outside of locale and brand. */
const isNotFound = (path: string): boolean => /^\/404\/?(?:[?#]|$)/.test(path);

/** What is behind the login is loaded with what the guard finds out, and not for the login. */
async function layoutOf(name: PortalRouteName | null): Promise<Layout> {
  if (name === null) return DefaultLayout;
  return portalRoutes[name].layout === 'login'
    ? LoginLayout
    : (await import('../layouts/shop-layout.tsx')).ShopLayout;
}

/** Asks the guard on every navigation (specification section 4). */
export async function loadScreen(path: string): Promise<Screen | Redirect> {
  const { brand, name } = parsePortalPath(path);
  const sdk = sdkOfBrand(brand);
  const loading = Promise.all([layoutOf(name), loadBeside(sdk, name)]);
  loading.catch(() => undefined);
  const { languages } = navigator;
  const decision = await runGuard(sdk, { path, referrer: referrerOnce(), languages });
  if (decision.kind === 'redirect' && decision.rule === 'signed-in-on-login')
    // Back does not lead to login
    return { redirectTo: inLocaleOf(decision.to, placeBefore(sdk) ?? decision.to), replaces: true };
  if (decision.kind === 'redirect') return { redirectTo: decision.to };
  if (decision.kind === 'reload') return leaveFor(decision.to, path);
  // should the guard know a screen where the portal has none: home
  if (name === null && !isNotFound(path)) return { redirectTo: '/' };
  if (decision.kind === 'allow' && sdk.session.$state.get().status === 'signed-in')
    sdk.session.returnPath.take();
  const [Layout] = await loading;
  return { name, Layout, isUnreachable: decision.kind === 'unreachable' };
}
