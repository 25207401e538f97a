import type { PortalRouteName } from '@foyer/contract/portal-routes';
import type { FoyerSdk, PortalPath } from '@foyer/core';
import { readScreen } from '../features/read-screen.ts';
import type { ScreenRead } from '../screens/read-first.ts';
import { linkOf } from './link-of.ts';

/** Access to the screens that links lead to. */
export interface IntentPlaces {
  /** Returns the screen behind a link; null if there is none, or if it is already shown. */
  readonly screenOf: (link: HTMLAnchorElement) => PortalPath | null;
  /** Loads a screen's code. */
  readonly preload: (sdk: FoyerSdk, name: PortalRouteName) => Promise<void>;
}

/** Milliseconds that a pointer or the focus must rest on a link before the prefetch, to exclude passing over it and scrolling. */
const REST = 80;
/** Maximum number of screens whose data is prefetched at the same time. */
const MOST_ASKED = 2;
/** Milliseconds that the prefetched answers of a followed link are kept for its screen. */
const KEEP_AFTER_CLICK = 10_000;

/** Whether the user asked the browser to save data; nothing is prefetched then. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

/** Link under the pointer or with the focus. */
interface Aim {
  readonly href: string;
  readonly leave: () => void;
  /** Called when the link is followed: its screen takes over the prefetched answers. */
  readonly follow: () => void;
}

/** Prefetches code and data of a link's screen once pointer or focus rest on the link. */
function createAim(
  sdk: FoyerSdk,
  { screenOf, preload }: IntentPlaces,
  link: HTMLAnchorElement,
  runningReads: Set<ScreenRead>,
): Aim {
  const { href } = link;
  let read: ScreenRead | undefined;
  const begin = () => {
    const { name = null, params = {}, search } = screenOf(link) ?? {};
    if (name === null) return;
    void preload(sdk, name);
    // an address with a query requests other data
    if (search || runningReads.size >= MOST_ASKED) return;
    const screenRead = readScreen(sdk, name, params.id);
    read = screenRead;
    runningReads.add(screenRead);
    void screenRead.done.then(() => runningReads.delete(screenRead));
  };
  const stop = () => {
    clearTimeout(timer);
    read?.stop();
    if (read) runningReads.delete(read);
  };
  const timer = setTimeout(begin, REST);
  return { href, leave: stop, follow: () => void setTimeout(stop, KEEP_AFTER_CLICK) };
}

/** Prefetches code and data of the screen the user is about to open, starting with the link `first`. Returns a function that ends it. */
export function followIntent(sdk: FoyerSdk, places: IntentPlaces, first: HTMLAnchorElement): () => void {
  const runningReads = new Set<ScreenRead>();
  let aim: Aim | null = null;
  const leave = () => {
    aim?.leave();
    aim = null;
  };
  const aimAt = (link: HTMLAnchorElement | undefined) => {
    if (link?.href === aim?.href) return;
    leave();
    if (link && !savesData()) aim = createAim(sdk, places, link, runningReads);
  };
  const onPointed = (event: Event) => aimAt(linkOf(event));
  const follow = (event: Event) => {
    if (aim === null || linkOf(event)?.href !== aim.href) return;
    aim.follow();
    aim = null;
  };
  // moving on or scrolling cancels the prefetch; between two links of the same widget, only pointermove and keyup reach
  // listeners outside of it
  const listeners: Readonly<Record<string, (event: Event) => void>> = {
    pointerover: onPointed,
    pointermove: onPointed,
    touchstart: onPointed,
    focusin: onPointed,
    keyup: onPointed,
    click: follow,
    scroll: leave,
    pointercancel: leave,
    touchcancel: leave,
    focusout: leave,
  };
  const each = Object.entries(listeners);
  for (const [kind, listener] of each)
    document.addEventListener(kind, listener, { passive: true, capture: true });
  // unless the user has moved on while this code was loaded
  const { activeElement } = first.getRootNode() as Document | ShadowRoot;
  if (activeElement === first || first.matches(':hover')) aimAt(first);
  return () => {
    leave();
    for (const [kind, listener] of each) document.removeEventListener(kind, listener, { capture: true });
  };
}
