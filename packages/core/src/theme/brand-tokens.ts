import { contrastRatio, ensureContrast } from './contrast.ts';
import { defaultPrimaryColor } from './default-primary-color.ts';
import { oklchToRgb, rgbToOklch } from './oklch.ts';
import { flatten, mix, parseColor, type Rgba, toHex } from './parse-color.ts';
import { neutrals, type Scheme, sidebarColors, stateColors } from './scheme-colors.ts';
import { type ColorName, staticTokens, tokenName } from './tokens.ts';

/** Colours of a brand. */
export interface BrandColors {
  /** Primary colour as the server sends it: `95C11F`, or any form that `parseColor` reads. @default '95C11F' */
  readonly primaryColor?: string | null | undefined;
}

/** Public variable name (`--foyer-color-primary`) to value. */
export type TokenValues = Readonly<Record<string, string>>;

const white: Rgba = { r: 255, g: 255, b: 255, a: 1 };
const ink: Rgba = { r: 16, g: 20, b: 26, a: 1 };
const black: Rgba = { r: 0, g: 0, b: 0, a: 1 };
const textRatio = 4.5;
const graphicRatio = 3;

/** Returns white where it is readable, else near black, else black; one of them always has 4.5:1. */
function textOn(background: Rgba): Rgba {
  const found = [white, ink].find((color) => contrastRatio(color, background) >= textRatio);
  return found ?? black;
}

/** Returns a darker shade, or a lighter one where darker is not visible or would make the text on it unreadable. */
function shade(color: Rgba, text: Rgba, step: number): Rgba {
  const base = rgbToOklch(color);
  for (const l of [base.l - step, Math.max(base.l, 0.15) + step]) {
    const shaded = oklchToRgb({ ...base, l });
    if (l > 0.1 && l < 1 && contrastRatio(shaded, text) >= textRatio) return shaded;
  }
  return color;
}

function known(input: string): Rgba {
  const color = parseColor(input);
  if (color === null) throw new Error(`Not a colour: ${input}`);
  return color;
}

function toneColors(color: Rgba, surfaces: readonly Rgba[], scheme: Scheme) {
  const [surface = white] = surfaces;
  const on = textOn(color);
  const soft = mix(surface, color, scheme === 'light' ? 0.1 : 0.2);
  return {
    solid: color,
    on,
    hover: shade(color, on, 0.05),
    active: shade(color, on, 0.09),
    soft,
    text: ensureContrast(color, [...surfaces, soft], textRatio),
    border: ensureContrast(color, [...surfaces, soft], graphicRatio),
  };
}

/** Returns all colours of a brand in one scheme, as name to `#rrggbb` (or `rgba()` for overlays and shadows). */
export function createBrandColors(brand: BrandColors, scheme: Scheme): Record<ColorName, string> {
  const grey = neutrals[scheme];
  const surfaces = [grey.surface, grey.surfaceRaised, grey.surfaceSunken, grey.surfaceHover].map(known);
  const parsed = parseColor(brand.primaryColor) ?? known(defaultPrimaryColor);
  const primary = toneColors(flatten(parsed, white), surfaces, scheme);
  const state = (name: keyof typeof stateColors) => toneColors(known(stateColors[name]), surfaces, scheme);
  const [danger, success, warning, info] = [
    state('danger'),
    state('success'),
    state('warning'),
    state('info'),
  ];
  const bar = [sidebarColors.sidebarSurface, sidebarColors.sidebarHover, sidebarColors.sidebarActive].map(
    known,
  );
  const onBar = toHex(ensureContrast(primary.solid, bar, graphicRatio));
  return {
    ...grey,
    ...sidebarColors,
    ...tone('primary', primary),
    primaryHover: toHex(primary.hover),
    primaryActive: toHex(primary.active),
    onPrimary: toHex(primary.on),
    focus: toHex(primary.border),
    ...tone('danger', danger),
    dangerHover: toHex(danger.hover),
    onDanger: toHex(danger.on),
    ...tone('success', success),
    onSuccess: toHex(success.on),
    ...tone('warning', warning),
    onWarning: toHex(warning.on),
    ...tone('info', info),
    onInfo: toHex(info.on),
    sidebarAccent: onBar,
    sidebarFocus: onBar,
  };
}

type ToneKeys<Name extends string> = Record<Name | `${Name}Soft` | `${Name}Text` | `${Name}Border`, string>;

function tone<Name extends string>(name: Name, colors: ReturnType<typeof toneColors>): ToneKeys<Name> {
  return {
    [name]: toHex(colors.solid),
    [`${name}Soft`]: toHex(colors.soft),
    [`${name}Text`]: toHex(colors.text),
    [`${name}Border`]: toHex(colors.border),
  } as ToneKeys<Name>;
}

/**
 * Returns all public `--foyer-*` values of a brand. For any colour of the brand, text on primary and every `*-text` has 4.5:1, and every
 * `*-border` and the focus ring 3:1, against the surfaces they appear on. An invalid colour is replaced by the default.
 */
export function createBrandTokens(brand: BrandColors, scheme: Scheme = 'light'): TokenValues {
  const colors = Object.entries(createBrandColors(brand, scheme));
  const others = Object.entries(staticTokens).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => [`--${tokenName(group, name)}`, value] as const),
  );
  return Object.fromEntries([
    ...colors.map(([name, value]) => [`--${tokenName('color', name)}`, value] as const),
    ...others,
  ]);
}
