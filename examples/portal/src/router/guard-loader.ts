import { type FoyerSdk, type GuardDecision, parsePortalPath, portalRoutes, runGuard } from '@foyer/react';
import { type LoaderFunctionArgs, redirect } from 'react-router';
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
 * Whom a session's end sent to login and whom another tab's sign-in brings back goes on where they were. The place stays
 * remembered until it is reached, since the login page may ask for it too.
 */
function placeBefore({ session }: FoyerSdk, { rule }: GuardDecision): string | null {
  if (rule !== 'signed-in-on-login') return null;
  const place = session.returnPath.take();
  const name = place === null ? null : parsePortalPath(place).name;
  if (place === null || name === null || portalRoutes[name].layout === 'login') return null;
  session.returnPath.remember(place);
  return place;
}

/** Asks the guard on every navigation (specification section 4). */
export async function guardLoader({ request }: LoaderFunctionArgs): Promise<Screen> {
  const url = new URL(request.url);
  const path = `${url.pathname}${url.search}${url.hash}`;
  const sdk = sdkOfBrand(parsePortalPath(path).brand);
  const decision = await runGuard(sdk, { path, referrer: referrerOnce() });
  if (decision.kind === 'redirect') throw redirect(placeBefore(sdk, decision) ?? decision.to);
  if (decision.kind === 'reload') {
    location.assign(decision.to);
    return new Promise(() => {});
  }
  if (decision.kind === 'allow' && sdk.session.$state.get().status === 'signed-in')
    sdk.session.returnPath.take();
  return { path, isUnreachable: decision.kind === 'unreachable' };
}

/** A path that no screen has: wherever the guard leads; should it know a screen there, home. */
export async function unknownLoader(args: LoaderFunctionArgs): Promise<never> {
  await guardLoader(args);
  throw redirect('/');
}
