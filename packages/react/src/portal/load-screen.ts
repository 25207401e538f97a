import type { FoyerSdk, PortalPath } from '@foyer/core';
import { after, LONGEST_CODE_WAIT } from './after.ts';
import { type LoadedPage, type LoadPage, loadParts } from './loaded-page.ts';
import type { Redirect } from './navigator.ts';

/** A navigation that the guard is asked about. */
export interface GuardedVisit {
  readonly sdk: FoyerSdk;
  /** With the locale in front, as the guard takes it. */
  readonly path: string;
  readonly place: PortalPath;
  /** What its screen draws, on its way. */
  readonly loading: Promise<LoadedPage>;
}

/** What {@link createScreenLoader} has to know of where a portal stands. */
export interface ScreenSource {
  /** The SDK and the guard's path of an address, or where that leads without the guard. */
  readonly find: (address: string) => Omit<GuardedVisit, 'loading'> | Redirect;
  readonly loadPage: LoadPage;
  /** Asks the guard, and obeys it. */
  readonly guard: (visit: GuardedVisit) => Promise<LoadedPage | Redirect>;
}

/** Loads what a screen draws beside what the guard finds out, and not after it. */
export function createScreenLoader({
  find,
  loadPage,
  guard,
}: ScreenSource): (address: string) => Promise<LoadedPage | Redirect> {
  async function load({ sdk, place }: Omit<GuardedVisit, 'loading'>): Promise<LoadedPage> {
    const isLate = after(LONGEST_CODE_WAIT);
    const page = await loadPage(place.name, sdk);
    await Promise.race([loadParts(sdk, page), isLate]);
    return page;
  }
  return async (address) => {
    const visit = find(address);
    if ('redirectTo' in visit) return visit;
    const loading = load(visit);
    loading.catch(() => undefined);
    return guard({ ...visit, loading });
  };
}
