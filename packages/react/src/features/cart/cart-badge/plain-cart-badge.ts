import { isLanguageCode, type LanguageCode } from '@foyer/contract/languages';
import { languageOf, toTag } from '@foyer/core';
import { cartPath } from '@foyer/ui/icon/cart-path.ts';
import { icon } from '@foyer/ui/icon/icon.css.ts';
import { adoptBrandTheme } from '@foyer/ui/style/adopt-brand-theme.ts';
import { overlayRoot, uiRoot } from '@foyer/ui/style/base.css.ts';
import { isDefaultColor } from '@foyer/ui/style/known-themes.ts';
import { adoptStyles, adoptTheme } from '@foyer/ui/style/style-registry.ts';
import { visuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.css.ts';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { plainButton } from '../../../widget/links/widget-link.css.ts';
import { reserveHeight } from '../../../widget/space/reserve-height.ts';
import * as css from './cart-badge.css.ts';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import { shownCount } from './shown-count.ts';

const texts: Readonly<Record<LanguageCode, Readonly<Record<keyof typeof de, Message>>>> = { de, en, es, fr };
const size = '44px';

/** A text as compiled by the build, or as source text in development. */
type Message = string | CompiledMessage;

/** Formats a text with an optional plural of `count`, the only kind that the badge has. Lingui would add 2 kB to the page. */
function write(text: Message, count: number, tag: string): string {
  const message =
    process.env.NODE_ENV !== 'production' && typeof text === 'string' ? compileMessage(text) : text;
  const [part = ''] = [message].flat();
  if (typeof part === 'string') return part;
  const forms = part[2] as Readonly<Record<string, string | readonly string[]>>;
  const form = forms[count] ?? forms[new Intl.PluralRules(tag).select(count)] ?? forms.other ?? '';
  return [form]
    .flat()
    .map((piece) => (piece === '#' ? formatNumber(count, tag) : piece))
    .join('');
}
const formatNumber = (value: number, tag: string): string => new Intl.NumberFormat(tag).format(value);

/** Data that the badge shows. */
export interface CartBadgeData {
  /** Without permission there is no link. */
  readonly isAllowed: boolean;
  /** Number of pieces in the cart; undefined until it is known. */
  readonly count: number | undefined;
}

interface CartBadgeLook extends CartBadgeData {
  readonly locale: string;
}

/** A badge drawn without React, in its shadow root. */
export interface PlainCartBadge {
  /** The root element, on which the color scheme is set. */
  readonly frame: HTMLElement;
  /** Returns false, and changes nothing, if the language is not bundled. */
  draw(look: CartBadgeLook): boolean;
  /** Applies a brand's colour as the server sends it; the default if it is missing or invalid. */
  setColor(primaryColor: string | undefined): void;
  /** Releases the width reserved for the link while the permission is unknown. */
  settle(): void;
  /** Removes the styles, not the nodes. The theme is removed separately, after React has loaded the branding. */
  removeStyles(): void;
  removeTheme(): void;
}

function element(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: Node[]
): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

function cartIcon(): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const attributes = { viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false', part: 'icon' };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  svg.setAttribute('class', `${icon} ${css.icon}`);
  svg.append(document.createElementNS(svg.namespaceURI, 'path'));
  svg.firstElementChild?.setAttribute('d', cartPath);
  return svg as SVGElement;
}

/** Sets a text only if it differs, because a screen reader announces a text that is set, even the same one. */
function setText(node: HTMLElement, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

/** Converts a colour as the server sends it to the format of a theme; null for the default. */
async function checkedColor(primaryColor: string | undefined): Promise<string | null> {
  if (isDefaultColor(primaryColor)) return null;
  const { parseColor, toHex } = await import('@foyer/core/theme');
  const color = parseColor(primaryColor);
  return color && toHex(color);
}

function addStyles(root: ShadowRoot) {
  const removals = [
    adoptStyles(root),
    adoptStyles(root, 'cart'),
    reserveHeight(root, { minBlockSize: size }),
  ];
  const room = `:host::after{content:"";display:grid;overflow:clip;grid-template-columns:minmax(0,${size})}`;
  const settle = adoptTheme(root, room);
  let removeTheme = adoptBrandTheme(root, null);
  let wanted: string | undefined;
  let isOver = false;
  async function change(primaryColor: string | undefined): Promise<void> {
    const color = await checkedColor(primaryColor);
    if (isOver || wanted !== primaryColor) return;
    removeTheme();
    removeTheme = adoptBrandTheme(root, color);
  }
  return {
    settle,
    setColor(primaryColor: string | undefined) {
      if (primaryColor === wanted) return;
      wanted = primaryColor;
      change(primaryColor).catch((error: unknown) =>
        console.error('Foyer: the colours of the brand could not be loaded.', error),
      );
    },
    removeTheme() {
      isOver = true;
      removeTheme();
    },
    removeStyles() {
      for (const remove of [...removals, settle]) remove();
    },
  };
}

/**
 * Draws the badge without React, node by node as {@link CartBadge} within its `WidgetFrame` does: for pages that need React for nothing
 * else, and so that React can hydrate the existing nodes.
 *
 * @param href - the page's address of the cart; null if it has none
 */
export function createPlainCartBadge(root: ShadowRoot, href: string | null): PlainCartBadge {
  const link = href
    ? element('a', { href, class: css.badge, part: 'link' }, cartIcon())
    : element('button', { type: 'button', class: `${plainButton} ${css.badge}`, part: 'link' }, cartIcon());
  const number = element('span', { class: css.count, 'aria-hidden': 'true', part: 'count' });
  const status = element('span', { role: 'status' });
  const badge = element(
    'div',
    { part: 'cart-badge' },
    link,
    element('span', { class: visuallyHidden }, status),
  );
  // React expects the content of its `Suspense` between these
  const [begin, end] = [new Comment('$'), new Comment('/$')];
  const layer = element('div', { popover: 'manual', class: overlayRoot, part: 'overlays' });
  const frame = element('div', { class: uiRoot, dir: 'ltr', part: 'root' }, begin, end, layer);
  const { removeStyles, ...theme } = addStyles(root);
  root.replaceChildren(frame);
  return {
    ...theme,
    frame,
    removeStyles,
    draw({ locale, isAllowed, count }) {
      const language = languageOf(locale);
      if (!isLanguageCode(language)) return false;
      const tag = toTag(locale);
      frame.lang = tag;
      if (!isAllowed) badge.remove();
      else if (!badge.parentNode) begin.after(badge);
      const id = count === undefined ? 'cart.cart-badge.badge-unknown' : 'cart.cart-badge.badge';
      const label = write(texts[language][id], count ?? 0, tag);
      if (link.getAttribute('aria-label') !== label) link.setAttribute('aria-label', label);
      if (!count) number.remove();
      else if (!number.parentNode) link.append(number);
      setText(number, count ? shownCount(count, (value) => formatNumber(value, tag)) : '');
      setText(status, count === undefined ? '' : label);
      return true;
    },
  };
}
