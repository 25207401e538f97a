export * from './brand-tokens.ts';
export * from './contrast.ts';
export * from './default-primary-color.ts';
export { type Oklch, oklchToRgb, rgbToOklch } from './oklch.ts';
export * from './parse-color.ts';
export type { Scheme } from './scheme-colors.ts';
export * from './token-sheet.ts';
export { type ColorName, staticTokens, type Tokens, tokenName, tokens } from './tokens.ts';
