import { isDefaultColor, knownThemes } from '@foyer/ui/style/known-themes.ts';
import { adoptTheme, type StyleRoot } from '@foyer/ui/style/style-registry.ts';

/** The theme of a root that is painted without React. */
export interface LightTheme {
  /** Wears a brand's colour as the server sends it; what is no colour, and undefined, is the default. */
  wear(primaryColor: string | undefined): void;
  /** Whether it is another theme than the default. */
  isBranded(): boolean;
  remove(): void;
}

/** A colour's theme; what calculates it comes with the first brand that is not ours. */
async function themeOf(primaryColor: string): Promise<string | undefined> {
  const { createThemeSheet, parseColor, toHex } = await import('@foyer/core/theme');
  const color = parseColor(primaryColor);
  if (color === null) return;
  const name = toHex(color);
  const css = knownThemes().get(name) ?? createThemeSheet({ primaryColor: name });
  // whoever draws this root later has it at once
  knownThemes().set(name, css);
  return css;
}

/** Puts the part of the default theme on a root that its styles read, and a brand's whole theme once that is known. */
export function adoptLightTheme(root: StyleRoot, defaultPart: string): LightTheme {
  let remove = adoptTheme(root, defaultPart);
  let wanted: string | undefined;
  let worn = defaultPart;
  async function change(primaryColor: string | undefined): Promise<void> {
    const css = (primaryColor && (await themeOf(primaryColor))) || defaultPart;
    if (wanted !== primaryColor || css === worn) return;
    worn = css;
    remove();
    remove = adoptTheme(root, css);
  }
  return {
    wear(primaryColor) {
      const color = isDefaultColor(primaryColor) ? undefined : primaryColor;
      if (color === wanted) return;
      wanted = color;
      change(color).catch((error: unknown) =>
        console.error('Foyer: the colours of the brand could not be loaded.', error),
      );
    },
    isBranded: () => worn !== defaultPart,
    remove() {
      wanted = '';
      remove();
    },
  };
}
