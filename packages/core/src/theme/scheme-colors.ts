import type { ColorName } from './tokens.ts';

/** Light or dark. */
export type Scheme = 'light' | 'dark';

/** Colours that do not depend on the brand. All derived colours are computed with contrast in brand-tokens.ts. */
type Neutral = Extract<
  ColorName,
  | 'text'
  | 'textMuted'
  | 'textSubtle'
  | 'textDisabled'
  | 'surface'
  | 'surfaceRaised'
  | 'surfaceSunken'
  | 'surfaceHover'
  | 'surfaceInverse'
  | 'onInverse'
  | 'border'
  | 'borderStrong'
  | 'overlay'
  | 'skeleton'
  | 'shadow'
>;

/** Greys of both schemes. */
export const neutrals: Readonly<Record<Scheme, Readonly<Record<Neutral, string>>>> = {
  light: {
    text: '#14181f',
    textMuted: '#4a5361',
    textSubtle: '#626b7a',
    textDisabled: '#8c94a1',
    surface: '#ffffff',
    surfaceRaised: '#ffffff',
    surfaceSunken: '#f5f6f8',
    surfaceHover: '#f1f3f5',
    surfaceInverse: '#1b2028',
    onInverse: '#ffffff',
    border: '#e2e5ea',
    borderStrong: '#858d9a',
    overlay: 'rgba(15, 20, 28, 0.48)',
    skeleton: '#e9ecf0',
    shadow: 'rgba(16, 24, 40, 0.08)',
  },
  dark: {
    text: '#eef1f5',
    textMuted: '#b3bbc7',
    textSubtle: '#949dab',
    textDisabled: '#6c7583',
    surface: '#14181f',
    surfaceRaised: '#1b2028',
    surfaceSunken: '#0e1116',
    surfaceHover: '#222933',
    surfaceInverse: '#eef1f5',
    onInverse: '#14181f',
    border: '#2c343f',
    borderStrong: '#758091',
    overlay: 'rgba(0, 0, 0, 0.64)',
    skeleton: '#262d37',
    shadow: 'rgba(0, 0, 0, 0.4)',
  },
};

/** The dark side bar, the same in both schemes. */
export const sidebarColors = {
  sidebarSurface: '#151b23',
  sidebarHover: '#1f2731',
  sidebarActive: '#28323e',
  sidebarText: '#ccd3dd',
  sidebarTextMuted: '#98a2b0',
  sidebarTextActive: '#ffffff',
  sidebarBorder: '#2a333f',
} as const;

/** State colours before their contrast is ensured; danger is the specification's error colour. */
export const stateColors = {
  danger: 'rgba(217,45,32,1)',
  success: '#0f7b4b',
  warning: '#f0a020',
  info: '#1f6feb',
} as const;
