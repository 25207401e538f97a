import { type BrandColors, createBrandTokens, type TokenValues } from './brand-tokens.ts';

/** Sets public variables on an element through the CSSOM (no style attribute is parsed, so any CSP allows it). */
export function applyTokens(target: HTMLElement, tokens: TokenValues): void {
  for (const [name, value] of Object.entries(tokens)) {
    if (name.startsWith('--foyer-')) target.style.setProperty(name, value);
  }
}

/** Removes the variables that `applyTokens` has set. */
export function removeTokens(target: HTMLElement, tokens: TokenValues): void {
  for (const name of Object.keys(tokens)) target.style.removeProperty(name);
}

const hosts = ':host, .foyer-root';

/** Sizes of text and lines grow with the browser's text size; values set by the page stay as they are. */
const followsText = /^--foyer-(size|line)-/;
const grown = (name: string, value: string) =>
  followsText.test(name) ? `calc(${value}*var(--_foyer-text,1))` : value;

/**
 * Returns a style sheet that sets the private variables on a host: to the public variable where the page sets one, else to `light`, or
 * `dark` where the used `color-scheme` is dark. Public variables are read and never set, so `:root`, any ancestor or the element itself can
 * still theme it.
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

/** Returns the selector of elements with a scheme of their own: a host, or an element inside one. Never an element of the page around it. */
const saying = (name: string) => {
  const says = `[data-scheme=${name}]`;
  return `:host(${says}),.foyer-root${says},:host ${says},.foyer-root ${says}`;
};

/** A host follows the Foyer tree around it, else the page's `--foyer-scheme`, else it is light. */
const schemeRules = [
  `${hosts}{color-scheme:var(--_foyer-scheme,var(--foyer-scheme,light))}`,
  ...Object.entries(schemes).map(
    ([name, value]) => `${saying(name)}{--_foyer-scheme:${value};color-scheme:${value}}`,
  ),
  // Print is light, whatever scheme the screen has.
  `@media print{${hosts},:host [data-scheme],.foyer-root [data-scheme]{color-scheme:light!important}}`,
].join('');

/** Text sizes that people choose in their browsers, in px; a size between two of them counts as the one nearer to 16. */
const smallerTexts = [14, 12];
const largerTexts = [18, 20, 24, 32];

/**
 * Factor by which the browser's text size exceeds 16 px. `em` in a media query is the user's choice, regardless of the page's `html`. The
 * product in the query is either huge or not positive, so that the query only tests this relation.
 */
const textRules = [
  ...smallerTexts.map((px) => textRule('<', px + 1, px)),
  ...largerTexts.map((px) => textRule('>', px, px)),
].join('');

function textRule(relation: '<' | '>', limit: number, px: number): string {
  return `@media(width${relation}calc((${limit}px - 1em)*9999)){${hosts}{--_foyer-text:${px / 16}}}`;
}

/** Returns the whole theme of a brand as a style sheet: variables for both schemes and the scheme switch. */
export function createThemeSheet(brand: BrandColors = {}): string {
  const variables = createTokenSheet(createBrandTokens(brand, 'light'), createBrandTokens(brand, 'dark'));
  return variables + textRules + schemeRules;
}
