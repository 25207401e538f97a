import { styleRegistry } from './style-registry.ts';

/** Returns the themes calculated on this page, by primary color. */
export function knownThemes(): Map<string, string> {
  const registry: ReturnType<typeof styleRegistry> & { themes?: Map<string, string> } = styleRegistry();
  registry.themes ??= new Map();
  return registry.themes;
}

/** Whether a color gives the default theme, which is not calculated at run time. */
export const isDefaultColor = (color: string | null | undefined): boolean =>
  !color || /^#?95c11f$/i.test(color);
