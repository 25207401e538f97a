import {
  type FoyerSdk,
  type NavigationTarget,
  ownAddress,
  placeOf,
  type SdkOptions,
  sdkKey,
  watchSdks,
} from '@foyer/core';
import type { FirstStage } from '@foyer/react/internal';
import { type CartBadgeData, createPlainCartBadge, type PlainCartBadge } from '@foyer/react/plain';
import type { DrawnWidget } from '../define-element.ts';
import { dispatchError } from '../host/dispatch-error.ts';
import { createRenderedElement, type ElementProps, type ElementRenderer } from '../rendered-element.ts';
import { sdkOptionsOf } from '../sdk-options-of.ts';
import { keepPresses } from '../stage/keep-presses.ts';
import { copyScheme } from '../stage/painted.ts';
import { type BadgeSession, joinSession, maySeeCart } from './badge-session.ts';

/** The scripts that the badge loads when it needs them. */
export interface BadgeScripts {
  /** The module that reports the page's session by `Foyer` and events. */
  readonly page: () => Promise<typeof import('../host/foyer.ts')>;
  /** The React component of the badge. */
  readonly widget: () => Promise<{
    readonly rendererOf: (stage: FirstStage) => ElementRenderer<DrawnWidget>;
  }>;
}

const target: NavigationTarget = { route: 'cart' };
/** Milliseconds: an SDK does not repeat a read that is younger than this. */
const YOUNG = 2000;
/** Milliseconds before the first retry to load a script, and the longest pause. */
const [PAUSE, LONGEST_PAUSE] = [3000, 60_000];

/** Gives an SDK of the same session the answers that it lacks; returns whether the session is the same. */
function inform(sdk: FoyerSdk, session: BadgeSession): boolean {
  const { user, cart } = session.answers();
  const isSame = JSON.stringify(session.state()) === JSON.stringify(sdk.session.$state.get());
  if (!isSame || !session.isCurrent() || !user) return false;
  const $cart = sdk.resource('getCart');
  if (sdk.$userInfo.value?.data === undefined) sdk.$userInfo.set(user);
  if (cart && $cart.value?.data === undefined) $cart.set(cart);
  return true;
}

/** Calls back once an SDK knows its brand and React has applied it. */
function afterBranding({ $branding }: FoyerSdk, listener: () => void): void {
  const stop = $branding.subscribe((branding) => {
    if (!branding) return;
    setTimeout(() => {
      stop();
      listener();
    }, 100);
  });
}

/** The badge in its root: its own markup, until React takes over (`FirstStage`), which happens once the page has or needs an SDK. */
class Badge implements FirstStage {
  readonly #root: ShadowRoot;
  readonly #scripts: BadgeScripts;
  readonly #page: ReturnType<BadgeScripts['page']>;
  readonly #key: string;
  readonly #plain: PlainCartBadge;
  readonly #ends: ((isReady: boolean) => void)[];
  #props: ElementProps;
  #session: BadgeSession | undefined;
  #isMounted = true;
  #isHandedOver = false;
  /** Whether React has taken over the markup. */
  #isTaken = false;
  #isOver = false;
  #sdk: FoyerSdk | undefined;
  #isInformed = false;
  /** Data of the drawing that React takes over. */
  #data: CartBadgeData | undefined;
  #react: { readonly renderer: ElementRenderer<DrawnWidget>; readonly drawn: DrawnWidget } | undefined;

  constructor(root: ShadowRoot, props: ElementProps, scripts: BadgeScripts) {
    const options = sdkOptionsOf(root.host);
    const href = ownAddress(options.hrefFor?.(target));
    this.#root = root;
    this.#props = props;
    this.#scripts = scripts;
    this.#page = scripts.page();
    this.#key = sdkKey(options);
    this.#plain = createPlainCartBadge(root, href);
    const stopWatching = watchSdks((_, key) => key === this.#key && this.#handOver());
    this.#ends = [stopWatching, keepPresses(root, { target, href }, this.#handOver)];
    // a page without a server needs an SDK for its answers
    if (options.fetch) this.#handOver();
    if (!this.#isHandedOver) this.#follow(options);
  }

  /** Reads session and cart, and follows them and the language of the page. */
  #follow(options: SdkOptions): void {
    const { session, leave } = joinSession(options, { onChange: this.#draw, needSdk: this.#handOver });
    this.#session = session;
    const observer = new MutationObserver(this.#draw);
    observer.observe(document, { attributeFilter: ['lang'], subtree: true });
    this.#ends.push(leave, () => observer.disconnect());
    this.#draw();
    this.#page.then(({ watchBadge }) => watchBadge(placeOf(options), session.watch)).catch(console.error);
  }

  readonly #draw = (): void => {
    const session = this.#session;
    if (!session || this.#isTaken || this.#isOver) return;
    const { host } = this.#root;
    const { user, cart, primaryColor, isSettled } = session.answers();
    copyScheme(host, this.#plain.frame);
    this.#plain.setColor(primaryColor);
    const isBundled = this.#plain.draw({
      locale: session.locale(sdkOptionsOf(host)),
      isAllowed: maySeeCart(session.state(), user),
      count: cart?.itemCount,
    });
    if (!isBundled) this.#handOver();
    if (!isBundled || !isSettled) return;
    this.#plain.settle();
    this.#page.then(
      ({ tellReady }) => tellReady(host),
      () => {},
    );
  };

  /** Loads React, once. */
  readonly #handOver = (): void => {
    if (this.#isHandedOver || !this.#isMounted) return;
    this.#isHandedOver = true;
    void this.#load(PAUSE);
  };

  /** Loads the widget, with retries until it is loaded or the badge is removed. */
  async #load(pause: number): Promise<void> {
    const { host } = this.#root;
    try {
      const { rendererOf } = await this.#scripts.widget();
      if (this.#isMounted) this.#mountReact(rendererOf(this));
      (await this.#page).watchPage();
    } catch (error) {
      console.error(`Foyer: <${host.localName}> could not be loaded`, error);
      dispatchError(host, 'loading', error);
      this.#page.then(({ watchElement }) => watchElement(host)).catch(console.error);
      setTimeout(() => this.#isMounted && this.#load(Math.min(2 * pause, LONGEST_PAUSE)), pause);
    }
  }

  #mountReact(renderer: ElementRenderer<DrawnWidget>): void {
    this.#react = { renderer, drawn: renderer.mount(this.#root, this.#props) };
  }

  fits(sdk: FoyerSdk): boolean {
    this.#sdk = sdk;
    this.#isTaken = true;
    this.#isInformed = sdk.key === this.#key && !!this.#session && inform(sdk, this.#session);
    copyScheme(this.#root.host, this.#plain.frame);
    this.#data = {
      isAllowed: maySeeCart(sdk.session.$state.get(), sdk.$userInfo.value?.data),
      count: sdk.resource('getCart').value?.data?.itemCount,
    };
    return this.#plain.draw({ locale: sdk.localisation.$locale.get().code, ...this.#data });
  }

  readonly data = (): CartBadgeData | undefined => this.#data;

  end(isReady: boolean): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const each of this.#ends) each(isReady);
    this.#plain.removeStyles();
    if (this.#sdk && this.#isMounted) afterBranding(this.#sdk, this.#plain.removeTheme);
    else this.#plain.removeTheme();
    // the SDK has missed changes since the answers arrived
    if (this.#sdk && this.#isInformed && Date.now() - (this.#session?.loadedAt() ?? 0) > YOUNG)
      this.#sdk.invalidate('getUserInfo', 'getCart');
  }

  update(props: ElementProps): void {
    this.#props = props;
    if (this.#react) this.#react.renderer.update(this.#react.drawn, props);
    // another API or brand means another session
    else if (sdkKey(sdkOptionsOf(this.#root.host)) !== this.#key) this.#handOver();
    else this.#draw();
  }

  followLocale(): void {
    if (this.#react) this.#react.renderer.followLocale(this.#react.drawn);
  }

  unmount(): void {
    this.#isMounted = false;
    this.#react?.renderer.unmount(this.#react.drawn);
    this.end(false);
    this.#root.replaceChildren();
  }
}

/**
 * The element of the cart badge for a page that may have no other widget: it is defined from the start, reads session and cart without an SDK
 * and draws them without React. React takes over inside the element once the page has an SDK for its API and brand, once a press needs an
 * SDK, and for everything that only an SDK can do (decision 0484).
 */
export function createCartBadgeElement(scripts: BadgeScripts): CustomElementConstructor {
  const renderer: ElementRenderer<Badge> = {
    mount: (root, props) => new Badge(root, props, scripts),
    update: (badge, props) => badge.update(props),
    followLocale: (badge) => badge.followLocale(),
    unmount: (badge) => badge.unmount(),
  };
  return createRenderedElement({}, renderer);
}
