import { parsePortalPath, runGuard } from '@foyer/react';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { sdkOfBrand } from './sdk-of-brand.ts';

/** What a screen knows of its navigation. */
export interface Screen {
  readonly path: string;
  /** No answer came from the server: the screen shows a retry instead. */
  readonly isUnreachable: boolean;
}

let isFirst = true;

/** A browser's referrer counts once per page load; later navigations are our own. */
function referrerOnce(): string | null {
  const referrer = isFirst ? document.referrer : null;
  isFirst = false;
  return referrer || null;
}

/** Asks the guard on every navigation (specification section 4). */
export async function guardLoader({ request }: LoaderFunctionArgs): Promise<Screen> {
  const url = new URL(request.url);
  const path = `${url.pathname}${url.search}${url.hash}`;
  const sdk = sdkOfBrand(parsePortalPath(path).brand);
  const decision = await runGuard(sdk, { path, referrer: referrerOnce() });
  if (decision.kind === 'redirect') throw redirect(decision.to);
  if (decision.kind === 'reload') {
    location.assign(decision.to);
    return new Promise(() => {});
  }
  return { path, isUnreachable: decision.kind === 'unreachable' };
}
