import { styleRegistry } from './style-registry.ts';

/** The themes calculated on this page, by primary colour. */
export function knownThemes(): Map<string, string> {
  const registry: ReturnType<typeof styleRegistry> & { themes?: Map<string, string> } = styleRegistry();
  registry.themes ??= new Map();
  return registry.themes;
}

/** Whether the default theme, which no page has to calculate, is the theme of a colour. */
export const isDefaultColor = (color: string | null | undefined): boolean =>
  !color || /^#?95c11f$/i.test(color);
