import { atom } from 'nanostores';
import { followHistory } from './follow-history.ts';
import { isSamePage, nextPlace, type Place, pathOf, placeHere, type Step } from './place.ts';

/** Another address in place of the requested one. */
export interface Redirect {
  readonly redirectTo: string;
  /** Replaces the current history entry, so that Back does not lead to it. */
  readonly replaces?: boolean;
}

/** Shown screen, its address, and the step that led there. */
export interface Shown<Screen> {
  readonly place: Place;
  readonly step: Step;
  readonly screen: Screen;
}

export interface NavigatorState<Screen> {
  /** Null until the first address is answered. */
  readonly shown: Shown<Screen> | null;
  /** The next screen is being loaded. */
  readonly isLoading: boolean;
  /** The guard is being asked again whether the shown screen may stay. */
  readonly isRevalidating: boolean;
  /** Error of an address that could not be answered; the portal is broken then. */
  readonly error?: unknown;
}

export interface Navigator<Screen> {
  get(): NavigatorState<Screen>;
  listen(listener: () => void): () => void;
  navigate(to: string, options?: { readonly replace?: boolean }): Promise<void>;
  /** Loads the shown page, or the one being loaded, once more. */
  revalidate(): Promise<void>;
  /** Loads the address of the page and follows Back and Forward. Returns a function that ends it. */
  start(): () => void;
}

/** Access to the part of the page's address that belongs to a navigator. */
export interface AddressKeeper {
  /** Returns the current place; null if the page's address does not concern the portal. */
  readonly here: (before: Place | undefined) => Place | null;
  /** Writes a place into the history of the page. */
  readonly keep: (place: Place, step: 'push' | 'replace') => void;
  /** Whether other scripts of the page also write into the history and can so navigate within the portal. @default false */
  readonly isShared?: boolean;
}

/** Address keeper of a page that is the whole portal: it owns the whole address. */
const wholeAddress: AddressKeeper = {
  here: placeHere,
  keep: (place, step) => history[`${step}State`]({ key: place.key }, '', pathOf(place)),
};

/** Tracks while a navigator itself changes the history; such changes are not followed. */
function createWriting() {
  let isWriting = false;
  return {
    isNow: () => isWriting,
    during<T>(change: () => T): T {
      isWriting = true;
      try {
        return change();
      } finally {
        isWriting = false;
      }
    },
  };
}

const isPending = (place: Place | null, pending: Place | undefined): boolean =>
  place !== null && pending?.key === place.key && pathOf(pending) === pathOf(place);

/** Whether a place is this visit; its query may differ, since lists write their view into it. */
const isVisit = (place: Place, visit: Place | undefined): boolean =>
  visit?.key === place.key && visit.pathname === place.pathname;

/**
 * Creates a navigator of the page's history. `load` answers each address before it is shown; until then the current page stays. Of two
 * navigations, the later one counts.
 */
export function createNavigator<Screen extends object>(
  load: (path: string) => Promise<Screen | Redirect>,
  { here, keep, isShared = false }: AddressKeeper = wholeAddress,
): Navigator<Screen> {
  const $state = atom<NavigatorState<Screen>>({ shown: null, isLoading: false, isRevalidating: false });
  let pending: { readonly place: Place; readonly step: Step | null } | null = null;
  let latest = 0;
  const writing = createWriting();

  const set = (change: Partial<NavigatorState<Screen>>) => $state.set({ ...$state.get(), ...change });
  const shownNow = () => $state.get().shown;
  function show(place: Place, step: Step | null, screen: Screen): void {
    latest++;
    pending = null;
    if (step === 'push' || step === 'replace') writing.during(() => keep(place, step));
    const shown = { place, step: step ?? shownNow()?.step ?? 'pop', screen };
    set({ shown, isLoading: false, isRevalidating: false });
  }
  /** Loads a place. Without a step, loads the shown page once more. */
  async function go(place: Place | null, step: Step | null): Promise<void> {
    if (place === null) return;
    const shown = shownNow();
    if (shown && step && isSamePage(shown.place, place)) return show(place, step, shown.screen);
    const navigationId = ++latest;
    pending = { place, step };
    if (shown && step) set({ isLoading: true });
    const answer = await load(pathOf(place)).catch((error: unknown) => ({ error }));
    if (navigationId !== latest) return;
    if ('error' in answer) return set({ error: answer.error });
    if (!('redirectTo' in answer)) return show(place, step, answer);
    // replace an entry that the browser itself made: going back to it would redirect again
    const isKept = (step === 'push' || step === null) && answer.replaces !== true;
    return go(nextPlace(answer.redirectTo), isKept ? 'push' : 'replace');
  }
  return {
    get: () => $state.get(),
    listen: (listener) => $state.listen(() => listener()),
    async navigate(to, { replace = false } = {}) {
      if (new URL(to, location.href).origin !== location.origin) location.assign(to);
      else await go(nextPlace(to), replace ? 'replace' : 'push');
    },
    async revalidate() {
      const shown = shownNow();
      const visitToReload = pending ?? (shown && { place: shown.place, step: null });
      if (!visitToReload) return;
      set({ isRevalidating: true });
      await go(visitToReload.place, visitToReload.step);
    },
    start: () =>
      followAddress({
        look: () => writing.during(() => here(shownNow()?.place)),
        isWriting: writing.isNow,
        isShared,
        visits: () => ({ pending: pending?.place, shown: shownNow()?.place }),
        go: (place) => void go(place, 'pop'),
      }),
  };
}

interface AddressToFollow {
  readonly look: () => Place | null;
  /** Whether the navigator itself is changing the history. */
  readonly isWriting: () => boolean;
  readonly isShared: boolean;
  readonly visits: () => { readonly pending: Place | undefined; readonly shown: Place | undefined };
  readonly go: (place: Place | null) => void;
}

/** Follows the page's address: now, on Back and Forward, and when other scripts change it. Returns a function that ends it. */
function followAddress({ look, isWriting, isShared, visits, go }: AddressToFollow): () => void {
  const follow = () => {
    const place = look();
    // a change of the fragment is reported twice
    if (!isPending(place, visits().pending)) go(place);
  };
  const followPage = () => {
    const place = isWriting() ? null : look();
    const { pending, shown } = visits();
    if (place !== null && ![pending, shown].some((visit) => isVisit(place, visit))) go(place);
  };
  addEventListener('popstate', follow);
  const stop = isShared ? followHistory(followPage) : () => {};
  follow();
  return () => {
    removeEventListener('popstate', follow);
    stop();
  };
}
