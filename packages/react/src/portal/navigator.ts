import { atom } from 'nanostores';
import { followHistory } from './follow-history.ts';
import { isSamePage, nextPlace, type Place, pathOf, placeHere, type Step } from './place.ts';

/** Another address in place of the one that was asked for. */
export interface Redirect {
  readonly redirectTo: string;
  /** Takes the place of the page that one is on, so that Back does not lead to it. */
  readonly replaces?: boolean;
}

/** What is shown, where, and how one came there. */
export interface Shown<Screen> {
  readonly place: Place;
  readonly step: Step;
  readonly screen: Screen;
}

export interface NavigatorState<Screen> {
  /** Null until the first address has its answer. */
  readonly shown: Shown<Screen> | null;
  /** The next screen is waited for. */
  readonly isLoading: boolean;
  /** Whether this one may stay is asked again. */
  readonly isRevalidating: boolean;
  /** What an address could not be answered for; the portal is broken. */
  readonly error?: unknown;
}

export interface Navigator<Screen> {
  get(): NavigatorState<Screen>;
  listen(listener: () => void): () => void;
  navigate(to: string, options?: { readonly replace?: boolean }): Promise<void>;
  /** Asks for the page that is shown, or on its way, once more. */
  revalidate(): Promise<void>;
  /** Answers the address of the page and follows Back and Forward. Returns what ends that. */
  start(): () => void;
}

/** What of the page's address belongs to a navigator. */
export interface AddressKeeper {
  /** Where the page is; null where its address says nothing of ours. */
  readonly here: (before: Place | undefined) => Place | null;
  /** Writes a place into the history of the page. */
  readonly keep: (place: Place, step: 'push' | 'replace') => void;
  /** Other scripts of the page write into its history too, and lead into the portal by that. @default false */
  readonly isShared?: boolean;
}

/** The whole address, of a page that is all the portal. */
const wholeAddress: AddressKeeper = {
  here: placeHere,
  keep: (place, step) => history[`${step}State`]({ key: place.key }, '', pathOf(place)),
};

/** Knows while a navigator itself changes the history, which is nothing to follow. */
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

const isOnItsWay = (place: Place | null, pending: Place | undefined): boolean =>
  place !== null && pending?.key === place.key && pathOf(pending) === pathOf(place);

/** Whether a place is this visit, with a query at most that a list of its has written. */
const isVisit = (place: Place, visit: Place | undefined): boolean =>
  visit?.key === place.key && visit.pathname === place.pathname;

/**
 * The history of the page: every address is answered by `load` before it is shown, and until then the page stays as it is. Of two
 * navigations the later one counts.
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
  /** Without a step the page that is shown is asked for once more. */
  async function go(place: Place | null, step: Step | null): Promise<void> {
    if (place === null) return;
    const shown = shownNow();
    if (shown && step && isSamePage(shown.place, place)) return show(place, step, shown.screen);
    const mine = ++latest;
    pending = { place, step };
    if (shown && step) set({ isLoading: true });
    const answer = await load(pathOf(place)).catch((error: unknown) => ({ error }));
    if (mine !== latest) return;
    if ('error' in answer) return set({ error: answer.error });
    if (!('redirectTo' in answer)) return show(place, step, answer);
    // an address that the page came to by itself would lead into the redirect again
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
      const asked = pending ?? (shown && { place: shown.place, step: null });
      if (!asked) return;
      set({ isRevalidating: true });
      await go(asked.place, asked.step);
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
  /** Whether the navigator itself changes the history at the moment. */
  readonly isWriting: () => boolean;
  readonly isShared: boolean;
  readonly visits: () => { readonly pending: Place | undefined; readonly shown: Place | undefined };
  readonly go: (place: Place | null) => void;
}

/** Goes where the page is, and wherever Back, Forward and other scripts lead. Returns what ends that. */
function followAddress({ look, isWriting, isShared, visits, go }: AddressToFollow): () => void {
  const follow = () => {
    const place = look();
    // an address with another fragment is told of twice
    if (!isOnItsWay(place, visits().pending)) go(place);
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
