import { sideMenuWidth } from './side-menu-width.ts';

const colorNames = [
  'primary',
  'primaryHover',
  'primaryActive',
  'onPrimary',
  'primarySoft',
  'primaryBorder',
  'primaryText',
  'text',
  'textMuted',
  'textSubtle',
  'textDisabled',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'surfaceHover',
  'surfaceInverse',
  'onInverse',
  'border',
  'borderStrong',
  'focus',
  'overlay',
  'skeleton',
  'shadow',
  'danger',
  'dangerHover',
  'onDanger',
  'dangerSoft',
  'dangerText',
  'dangerBorder',
  'success',
  'onSuccess',
  'successSoft',
  'successText',
  'successBorder',
  'warning',
  'onWarning',
  'warningSoft',
  'warningText',
  'warningBorder',
  'info',
  'onInfo',
  'infoSoft',
  'infoText',
  'infoBorder',
  'sidebarSurface',
  'sidebarHover',
  'sidebarActive',
  'sidebarText',
  'sidebarTextMuted',
  'sidebarTextActive',
  'sidebarBorder',
  'sidebarAccent',
  'sidebarFocus',
] as const;

/** The name of a colour token. */
export type ColorName = (typeof colorNames)[number];

/**
 * Values of all tokens that are not colours, by group. Lengths are px, because `rem` would follow the host page. `size` and `line` grow
 * with the browser's text size.
 */
export const staticTokens = {
  space: { 4: '4px', 8: '8px', 12: '12px', 16: '16px', 24: '24px', 32: '32px', 48: '48px', 64: '64px' },
  radius: { small: '4px', medium: '8px', large: '12px', round: '999px' },
  font: {
    family:
      'Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif',
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
    regular: '400',
    medium: '500',
    semibold: '600',
    bold: '700',
  },
  size: { 12: '12px', 14: '14px', 16: '16px', 18: '18px', 20: '20px', 24: '24px', 32: '32px', 40: '40px' },
  line: { 12: '16px', 14: '20px', 16: '24px', 18: '28px', 20: '28px', 24: '32px', 32: '40px', 40: '48px' },
  shadow: {
    raised: '0 1px 2px var(--_foyer-color-shadow), 0 1px 3px var(--_foyer-color-shadow)',
    overlay: '0 4px 8px -2px var(--_foyer-color-shadow), 0 16px 32px -4px var(--_foyer-color-shadow)',
  },
  motion: {
    fast: '100ms',
    medium: '160ms',
    slow: '190ms',
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  layout: { control: '40px', touch: '44px', ...sideMenuWidth, dialog: '512px', page: '1280px' },
  z: { sticky: '1', bar: '10', overlay: '100' },
} as const;

type StaticTokens = typeof staticTokens;
type References<Names extends PropertyKey> = { readonly [Name in Names]: string };

/** References to the private variables, for `*.css.ts` files: `tokens.color.primary`. */
export type Tokens = { readonly color: References<ColorName> } & {
  readonly [Group in keyof StaticTokens]: References<keyof StaticTokens[Group]>;
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the name of a token's public variable without the leading dashes, such as `foyer-color-primary-hover`. */
export function tokenName(group: string, name: string): string {
  return `foyer-${group}-${kebab(name)}`;
}

function referencesOf(group: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `var(--_${tokenName(group, name)})`]));
}

/**
 * The design tokens as CSS values. Each is a private variable that the theme sheet sets on the host from the public one
 * (`--foyer-color-primary`) or the brand's value, so a page can theme a widget from any ancestor.
 */
export const tokens = Object.fromEntries([
  ['color', referencesOf('color', colorNames)],
  ...Object.entries(staticTokens).map(([group, values]) => [group, referencesOf(group, Object.keys(values))]),
]) as Tokens;
