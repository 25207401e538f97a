import { type BrandColors, createBrandTokens, type TokenValues } from './brand-tokens.ts';

/** Sets public variables on an element through the CSSOM (no style attribute is parsed, so any CSP allows it). */
export function applyTokens(target: HTMLElement, tokens: TokenValues): void {
  for (const [name, value] of Object.entries(tokens)) {
    if (name.startsWith('--foyer-')) target.style.setProperty(name, value);
  }
}

/** Takes back what `applyTokens` has set. */
export function removeTokens(target: HTMLElement, tokens: TokenValues): void {
  for (const name of Object.keys(tokens)) target.style.removeProperty(name);
}

const hosts = ':host, .foyer-root';

/** Sizes of text and of its lines follow the browser's own; a page's values stay as they are. */
const followsText = /^--foyer-(size|line)-/;
const grown = (name: string, value: string) =>
  followsText.test(name) ? `calc(${value}*var(--_foyer-text,1))` : value;

/**
 * Style sheet text that gives the private variables their values on a host: the public variable where the page
 * sets one, else `light`, and `dark` where the used `color-scheme` is dark. Public names are read and never set,
 * so `:root`, any ancestor or the tag itself can still theme.
 */
export function createTokenSheet(light: TokenValues, dark: TokenValues = light): string {
  const lines = Object.entries(light).map(([name, value]) => {
    const other = dark[name] ?? value;
    const fallback = other === value ? grown(name, value) : `light-dark(${value}, ${other})`;
    return `--_${name.slice(2)}:var(${name},${fallback});`;
  });
  return `${hosts}{${lines.join('')}}`;
}

const schemes = { light: 'light', dark: 'dark', auto: 'light dark' };

/** What says its scheme: a host, or something inside one. Never an element of the page around it. */
const saying = (name: string) => {
  const says = `[data-scheme=${name}]`;
  return `:host(${says}),.foyer-root${says},:host ${says},.foyer-root ${says}`;
};

/** A host follows the Foyer tree it stands in, else the page's `--foyer-scheme`, else it is light. */
const schemeRules = [
  `${hosts}{color-scheme:var(--_foyer-scheme,var(--foyer-scheme,light))}`,
  ...Object.entries(schemes).map(
    ([name, value]) => `${saying(name)}{--_foyer-scheme:${value};color-scheme:${value}}`,
  ),
].join('');

/** The sizes of text that people choose in their browsers, in px; what is between two of them counts as the one nearer to 16. */
const smallerTexts = [14, 12];
const largerTexts = [18, 20, 24, 32];

/**
 * How many times 16 px the browser's text is. `em` of a media query is what the user has chosen, whatever the page says of its
 * `html`; the product is huge, or not above nothing, so that it asks for that alone.
 */
const textRules = [
  ...smallerTexts.map((px) => textRule('<', px + 1, px)),
  ...largerTexts.map((px) => textRule('>', px, px)),
].join('');

function textRule(relation: '<' | '>', limit: number, px: number): string {
  return `@media(width${relation}calc((${limit}px - 1em)*9999)){${hosts}{--_foyer-text:${px / 16}}}`;
}

/** The whole theme of a brand as style sheet text: variables for both schemes and the scheme switch. */
export function createThemeSheet(brand: BrandColors = {}): string {
  const variables = createTokenSheet(createBrandTokens(brand, 'light'), createBrandTokens(brand, 'dark'));
  return variables + textRules + schemeRules;
}
