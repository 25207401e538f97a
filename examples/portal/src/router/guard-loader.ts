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
import { type LoaderFunctionArgs, redirect, replace } from 'react-router';
import { portalMessages } from '../portal.messages.ts';
import { sdkOfBrand } from './sdk-of-brand.ts';

/** What a screen knows of its navigation. */
export interface Screen {
  readonly path: string;
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

/** What stands behind the `#`, which the router keeps from its loaders: the secret of a link must survive a change of the language. */
const hashOf = ({ pathname }: URL): string => (pathname === location.pathname ? location.hash : '');

/** Longer than so many milliseconds nobody waits for the code of a screen: it then comes after its skeleton. */
const LONGEST_WAIT = 600;

/** What a screen draws, loaded beside what the guard finds out and not after it. */
function loadBeside(sdk: FoyerSdk, name: PortalRouteName | null): Promise<unknown> {
  if (name === null) return Promise.resolve();
  const frame = portalRoutes[name].layout === 'shop' ? [SideMenu.preload(sdk), CartBadge.preload(sdk)] : [];
  const all = Promise.all([sdk.localisation.register(portalMessages), preloadScreen(sdk, name), ...frame]);
  return Promise.race([all, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
}

/** Asks the guard on every navigation (specification section 4). */
export async function guardLoader({ request }: LoaderFunctionArgs): Promise<Screen> {
  const url = new URL(request.url);
  const path = `${url.pathname}${url.search}${url.hash || hashOf(url)}`;
  const { brand, name } = parsePortalPath(path);
  const sdk = sdkOfBrand(brand);
  const loading = loadBeside(sdk, name);
  const { languages } = navigator;
  const decision = await runGuard(sdk, { path, referrer: referrerOnce(), languages });
  if (decision.kind === 'redirect' && decision.rule === 'signed-in-on-login')
    throw replace(inLocaleOf(decision.to, placeBefore(sdk) ?? decision.to)); // Back does not lead to login
  if (decision.kind === 'redirect') throw redirect(decision.to);
  if (decision.kind === 'reload') return leaveFor(decision.to, path);
  if (decision.kind === 'allow' && sdk.session.$state.get().status === 'signed-in')
    sdk.session.returnPath.take();
  await loading;
  return { path, isUnreachable: decision.kind === 'unreachable' };
}

/** A path that no screen has: wherever the guard leads; should it know a screen there, home. */
export async function unknownLoader(args: LoaderFunctionArgs): Promise<never> {
  await guardLoader(args);
  throw redirect('/');
}
