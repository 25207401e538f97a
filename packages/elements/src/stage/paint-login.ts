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
import { copyScheme, type PaintedElement, paintKey } from './painted.ts';
import { createStageNode, type StageElement } from './stage-node.ts';

/** Data of a widget's first render, created by the build. */
export interface StageData {
  readonly tree: StageElement;
  /** The route whose address on the page determines the tree. */
  readonly route: NavigationTarget['route'];
  /** By language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** Gives a root its styles; returns their removals. */
  readonly addStyles: (root: ShadowRoot) => readonly (() => void)[];
}

/** Locale by SDK key: the first SDK of a key determines the language of all elements that share it. */
const locales = new Map<string, string>();

/**
 * Creates the painter of `<foyer-login>`, which runs before React is loaded. It paints only an element that is not defined yet, only the sign-in
 * form, and only in a bundled language. A submit is sent at once; the session uses the answer when it makes the same call. Everything else waits
 * for React.
 */
export function createLoginPainter({
  tree,
  texts,
  route,
  addStyles,
}: StageData): (host: PaintedElement) => void {
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
      // trimmed as the schema does; input that the schema might refuse waits for it
      const name = username?.trim();
      if (name && password) sendLoginAhead(options, toTag(locale), name, password);
    };
    const href = ownAddress(options.hrefFor?.({ route }));
    const root = host.attachShadow({ mode: 'open' });
    const removals = addStyles(root);
    const node = createStageNode(tree, {
      texts: [...own, href ?? '', toTag(locale)],
      isLinked: href !== null,
    }) as HTMLElement;
    copyScheme(host, node);
    root.append(node);
    if ((host.getAttribute('autofocus') ?? 'false') !== 'false') root.querySelector('input')?.focus();
    const endActions = keepEarlyActions(root, { target: { route }, href }, send);
    host[paintKey] = { locale, route, href, removals, endActions };
  };
}

/** Stores the painter where the loader looks for it. */
export function offerPainter(paint: (host: Element) => void): void {
  Object.assign(globalThis, { [paintKey]: paint });
}
