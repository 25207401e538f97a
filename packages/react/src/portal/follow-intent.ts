import type { PortalRouteName } from '@foyer/contract/portal-routes';
import type { FoyerSdk, PortalPath } from '@foyer/core';
import { readScreen } from '../features/read-screen.ts';
import type { ScreenRead } from '../screens/read-first.ts';
import { linkOf } from './link-of.ts';

/** What links lead to. */
export interface IntentPlaces {
  /** The screen behind a link; null for none, and for the one that is shown. */
  readonly screenOf: (link: HTMLAnchorElement) => PortalPath | null;
  /** Loads a screen's code. */
  readonly preload: (sdk: FoyerSdk, name: PortalRouteName) => Promise<void>;
}

/** Milliseconds that somebody rests on a link who means it, and does not pass by or scroll. */
const REST = 80;
/** Screens that are asked for at once, at most. */
const MOST_ASKED = 2;
/** Milliseconds that a followed link's answers are kept for its screen. */
const ARRIVAL = 10_000;

/** Whoever saves data, by their own word, is fetched nothing for that they have not asked for. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

/** A link that somebody is at. */
interface Aim {
  readonly href: string;
  readonly leave: () => void;
  /** It is followed: what was asked for is what its screen takes. */
  readonly follow: () => void;
}

/** Asks for code and data of the screen that a link leads to, once somebody rests on it. */
function createAim(
  sdk: FoyerSdk,
  { screenOf, preload }: IntentPlaces,
  link: HTMLAnchorElement,
  asked: Set<ScreenRead>,
): Aim {
  const { href } = link;
  let read: ScreenRead | undefined;
  const begin = () => {
    const { name = null, params = {}, search } = screenOf(link) ?? {};
    if (name === null) return;
    void preload(sdk, name);
    // an address that says more asks something else
    if (search || asked.size >= MOST_ASKED) return;
    const own = readScreen(sdk, name, params.id);
    read = own;
    asked.add(own);
    void own.done.then(() => asked.delete(own));
  };
  const stop = () => {
    clearTimeout(timer);
    read?.stop();
    if (read) asked.delete(read);
  };
  const timer = setTimeout(begin, REST);
  return { href, leave: stop, follow: () => void setTimeout(stop, ARRIVAL) };
}

/** Fetches code and data of the next screen when somebody is about to go there, beginning with the first link they came to. Returns what ends that. */
export function followIntent(sdk: FoyerSdk, places: IntentPlaces, first: HTMLAnchorElement): () => void {
  const asked = new Set<ScreenRead>();
  let aim: Aim | null = null;
  const leave = () => {
    aim?.leave();
    aim = null;
  };
  const aimAt = (link: HTMLAnchorElement | undefined) => {
    if (link?.href === aim?.href) return;
    leave();
    if (link && !savesData()) aim = createAim(sdk, places, link, asked);
  };
  const come = (event: Event) => aimAt(linkOf(event));
  const follow = (event: Event) => {
    if (aim === null || linkOf(event)?.href !== aim.href) return;
    aim.follow();
    aim = null;
  };
  // whoever moves on, or whose finger scrolls, has not meant it; that somebody goes over to another link of the same widget, nobody outside it
  // hears but by pointermove and keyup
  const listeners: Readonly<Record<string, (event: Event) => void>> = {
    ...{ pointerover: come, pointermove: come, touchstart: come, focusin: come, keyup: come, click: follow },
    ...{ scroll: leave, pointercancel: leave, touchcancel: leave, focusout: leave },
  };
  const each = Object.entries(listeners);
  for (const [kind, listener] of each)
    document.addEventListener(kind, listener, { passive: true, capture: true });
  // unless they have gone on while this was loaded
  const { activeElement } = first.getRootNode() as Document | ShadowRoot;
  if (activeElement === first || first.matches(':hover')) aimAt(first);
  return () => {
    leave();
    for (const [kind, listener] of each) document.removeEventListener(kind, listener, { capture: true });
  };
}
