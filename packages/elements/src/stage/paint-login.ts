import {
  languageOf,
  type NavigationTarget,
  ownAddress,
  readInitialState,
  sendLoginAhead,
  toTag,
} from '@foyer/core';
import { sdkOptionsOf } from '../sdk-options-of.ts';
import { keepEarlyActions } from './early-actions.ts';
import { type PaintedElement, paintKey, wearScheme } from './painted.ts';
import { createStageNode, type StageElement } from './stage-node.ts';

/** What the build has found out about a widget's first drawing. */
export interface StageData {
  readonly tree: StageElement;
  /** Whose address of the page the tree depends on. */
  readonly route: NavigationTarget['route'];
  /** By language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** Gives a root its styles; returns their removals. */
  readonly dress: (root: ShadowRoot) => readonly (() => void)[];
}

/** The first SDK of a key has the say about the language of all elements that share it. */
const locales = new Map<string, string>();

/**
 * Makes what paints `<foyer-login>` before React is there: only an element that is not defined yet,
 * only the sign-in form, only in a language that is bundled. What is submitted there leaves at once; the session takes
 * the answer when it asks the same. Everything else waits for React.
 */
export function createLoginPainter({ tree, texts, route, dress }: StageData): (host: PaintedElement) => void {
  return (host) => {
    if (host.shadowRoot || customElements.get(host.localName)) return;
    const options = sdkOptionsOf(host);
    const look = readInitialState(options);
    const locale = locales.get(look.key) ?? look.locale;
    const own = texts[languageOf(locale)];
    locales.set(look.key, locale);
    if (!look.isSignedOut || !own) return;
    const send = (form: HTMLFormElement) => {
      const [username, password] = ['username', 'password'].map((name) =>
        String(new FormData(form).get(name)),
      );
      // as the schema leaves it; whatever it might refuse waits for it
      const name = username?.trim();
      if (name && password) sendLoginAhead(options, toTag(locale), name, password);
    };
    const href = ownAddress(options.hrefFor?.({ route }));
    const root = host.attachShadow({ mode: 'open' });
    const removals = dress(root);
    const node = createStageNode(tree, {
      texts: [...own, href ?? '', toTag(locale)],
      isLinked: href !== null,
    }) as HTMLElement;
    wearScheme(host, node);
    root.append(node);
    if ((host.getAttribute('autofocus') ?? 'false') !== 'false') root.querySelector('input')?.focus();
    const endActions = keepEarlyActions(root, { target: { route }, href }, send);
    host[paintKey] = { locale, route, href, removals, endActions };
  };
}

/** Where the loader finds what paints. */
export function offerPainter(paint: (host: Element) => void): void {
  Object.assign(globalThis, { [paintKey]: paint });
}
