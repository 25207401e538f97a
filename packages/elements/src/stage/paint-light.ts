import {
  awaitSdk,
  type FoyerSdk,
  type LightRead,
  type LightSession,
  languageOf,
  mayRead,
  type NavigationTarget,
  ownAddress,
  placeOf,
  type SdkOptions,
  sdkKey,
  toTag,
} from '@foyer/core';
import type { FirstStage, LightWidget } from '@foyer/react/internal';
import { sdkOptionsOf } from '../sdk-options-of.ts';
import { alterChildren } from './alter-children.ts';
import { keepPresses } from './keep-presses.ts';
import { shareLightSession } from './light-sessions.ts';
import { formatCount, type LightText, lightText } from './light-text.ts';
import { type PaintedElement, paintKey, wearScheme } from './painted.ts';
import { createStageNode, type StageElement } from './stage-node.ts';

/** What a light widget may show: nothing, what it shows while no number is known, no pieces, some. */
export type LightForm = 'none' | 'unknown' | 'empty' | 'some';

/** What the build has found out about a light widget. */
export interface LightStage extends Omit<LightWidget<never>, 'read'> {
  readonly read: LightRead;
  readonly forms: Readonly<Record<LightForm, StageElement>>;
  /** By language. */
  readonly texts: Readonly<Record<string, readonly LightText[]>>;
  /** Where its link leads. */
  readonly route: NavigationTarget['route'];
  /** Gives a root its styles and the theme, which follows the brand. */
  readonly dress: (root: ShadowRoot) => LightDress;
}
export interface LightDress {
  readonly removals: readonly (() => void)[];
  /** All is there: what `foyer.css` keeps for an undefined element is kept no longer. */
  readonly settle: () => void;
  readonly theme: {
    wear(primaryColor: string | undefined): void;
    isBranded(): boolean;
    remove(): void;
  };
}

/** Milliseconds: what was asked for so lately an SDK need not ask again. */
const YOUNG = 2000;

/** A painted element. */
interface Standing {
  readonly session: LightSession;
  readonly dress: LightDress;
  readonly draw: (look: Look) => boolean;
  readonly stop: () => void;
  readonly end: (isReady: boolean) => void;
  readonly release: () => void;
}

/** What is drawn. */
interface Look {
  readonly locale: string;
  readonly isAllowed: boolean;
  readonly answer: unknown;
}

/** Draws into an element's root; answers whether the language is one that is bundled. */
function createDrawing({ forms, texts, countOf, shown }: LightStage, host: Element, href: string | null) {
  return (root: ShadowRoot, { locale, isAllowed, answer }: Look): boolean => {
    const own = texts[languageOf(locale)];
    if (!own) return false;
    const tag = toTag(locale);
    const known = answer === undefined ? undefined : countOf(answer as never);
    const count = known ?? 0;
    const form = !isAllowed ? 'none' : known === undefined ? 'unknown' : count > 0 ? 'some' : 'empty';
    const node = createStageNode(forms[form], {
      texts: [
        ...own.map((text) => lightText(text, count, tag)),
        shown(count, (value) => formatCount(value, tag)),
        href ?? '',
        tag,
      ],
      isLinked: href !== null,
    }) as HTMLElement;
    wearScheme(host, node);
    alterChildren(root, [node]);
    return true;
  };
}

/** Gives an SDK what is known, where it knows less, so that React's first drawing has it; answers whether it did. */
function inform(sdk: FoyerSdk, own: LightSession, { read }: LightStage): boolean {
  const { user, answer } = own.known();
  const isSame = JSON.stringify(own.state()) === JSON.stringify(sdk.session.$state.get());
  if (!isSame || !own.isCurrent() || !user) return false;
  const $answer = sdk.resource(read.name);
  if (sdk.$userInfo.value?.data === undefined) sdk.$userInfo.set(user);
  if (answer !== undefined && $answer.value?.data === undefined) $answer.set(answer as never);
  return true;
}

/** How React will draw it. */
function lookOf({ session, $userInfo, resource, localisation }: FoyerSdk, { read }: LightStage): Look {
  return {
    locale: localisation.$locale.get().code,
    isAllowed: mayRead(read, session.$state.get(), $userInfo.value?.data),
    answer: resource(read.name).value?.data,
  };
}

/** Follows what the page and the element say of how it looks, and of where it belongs. */
function followPage(host: Element, onChange: () => void, onOther: () => void): () => void {
  const observer = new MutationObserver((records) => {
    const names = records.map(({ attributeName }) => attributeName ?? '');
    if (names.includes('api') || names.includes('brand')) onOther();
    else onChange();
  });
  observer.observe(host, { attributeFilter: ['api', 'brand', 'locale', 'scheme'] });
  observer.observe(document, { attributeFilter: ['lang'], subtree: true });
  return () => observer.disconnect();
}

/** What React takes over: it draws what is painted, and whatever is kept of the stage ends. */
function handOver(
  stage: LightStage,
  { session, dress: { removals, theme }, draw, stop, end, release }: Standing,
): FirstStage {
  let sdk: FoyerSdk | undefined;
  let isInformed = false;
  return {
    fits(taken) {
      sdk = taken;
      // from here on what is drawn is React's
      stop();
      isInformed = inform(sdk, session, stage);
      return draw(lookOf(sdk, stage));
    },
    end(isReady) {
      for (const remove of removals) remove();
      if (sdk && theme.isBranded()) afterBranding(sdk, theme.remove);
      else theme.remove();
      // what has changed since nobody told the SDK of
      if (sdk && isInformed && Date.now() - session.loadedAt() > YOUNG)
        sdk.invalidate('getUserInfo', stage.read.name);
      end(isReady);
      release();
    },
  };
}

/** The brand's theme stays until React wears it. */
function afterBranding({ $branding }: FoyerSdk, remove: () => void): void {
  const stop = $branding.subscribe((branding) => {
    if (!branding) return;
    setTimeout(() => {
      stop();
      remove();
    }, 100);
  });
}

/** What is painted and looked after. */
const standing = new WeakSet<Element>();
/** Has React draw anew into the root that a stage has made. */
const nothing: FirstStage = { fits: () => false, end: () => {} };

/** Paints one element and keeps it right until React takes it over. */
function paint(stage: LightStage, host: PaintedElement, options: SdkOptions, need: () => void): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const dress = stage.dress(root);
  const link = {
    target: { route: stage.route },
    href: ownAddress(options.hrefFor?.({ route: stage.route })),
  };
  const drawing = createDrawing(stage, host, link.href);
  const draw = (look: Look) => drawing(root, look);
  const { session, release } = shareLightSession(sdkKey(options), options, stage.read, need);
  // what knows and steers comes last, as the loader has it
  const page = import('../host/foyer.ts');
  const update = () => {
    if (!standing.has(host)) return;
    if (!host.isConnected) return rest();
    const { answer, primaryColor, isSettled } = session.known();
    const locale = session.locale(sdkOptionsOf(host));
    dress.theme.wear(primaryColor);
    const isDrawn = draw({ locale, isAllowed: session.isAllowed(), answer });
    // what is no answer of this API is told by an SDK
    const isCounted = answer === undefined || stage.countOf(answer as never) !== undefined;
    if (!isDrawn || !isCounted) return need();
    if (!isSettled) return;
    dress.settle();
    page.then(
      ({ tellReady }) => tellReady(host),
      () => {},
    );
  };
  const stop = () => standing.delete(host);
  const ends = [session.listen(update), followPage(host, update, need), keepPresses(root, link, need), stop];
  const end = (isReady: boolean) => {
    host[paintKey] = undefined;
    for (const each of ends) each(isReady);
  };
  // taken off the page: painted anew when it is put back
  const rest = () => {
    for (const remove of [...dress.removals, dress.theme.remove]) remove();
    end(false);
    host[paintKey] = nothing;
  };
  standing.add(host);
  host[paintKey] = handOver(stage, { session, dress, draw, stop, end, release });
  update();
  page.then(({ seeLight }) => seeLight(placeOf(options), session.watch)).catch(console.error);
}

/**
 * Makes what paints a light widget (decision 0444): an element that is not defined yet, on a page that has no SDK for it. `load` has
 * React take over, and is called when something needs it: an SDK on the page, a press, or what only an SDK can do.
 */
export function createLightPainter(stage: LightStage): (host: Element, load: () => void) => void {
  return (host, load) => {
    if (standing.has(host)) return;
    const options = sdkOptionsOf(host);
    let isNeeded = false;
    const need = () => {
      if (isNeeded || !host.isConnected) return;
      isNeeded = true;
      load();
    };
    // a page without a server is answered by an SDK, and what is defined draws itself
    if (options.fetch || customElements.get(host.localName)) return need();
    awaitSdk(sdkKey(options), need);
    if (!isNeeded) paint(stage, host, options, need);
  };
}
