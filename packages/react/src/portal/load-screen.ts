import type { FoyerSdk, PortalPath } from '@foyer/core';
import { after, LONGEST_CODE_WAIT } from './after.ts';
import { type LoadedPage, type LoadPage, loadParts } from './loaded-page.ts';
import type { Redirect } from './navigator.ts';

/** Navigation that the guard decides on. */
export interface GuardedVisit {
  readonly sdk: FoyerSdk;
  /** Path with the locale in front, as the guard expects it. */
  readonly path: string;
  readonly place: PortalPath;
  /** Page of the screen, while it is being loaded. */
  readonly loading: Promise<LoadedPage>;
}

/** Functions that {@link createScreenLoader} needs from a site. */
export interface ScreenSource {
  /** Returns SDK, path and route of an address, or a redirect that needs no guard. */
  readonly find: (address: string) => Omit<GuardedVisit, 'loading'> | Redirect;
  readonly loadPage: LoadPage;
  /** Asks the guard and applies its decision. */
  readonly guard: (visit: GuardedVisit) => Promise<LoadedPage | Redirect>;
}

/** Creates a function that loads the page of an address in parallel with the guard's decision. */
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
