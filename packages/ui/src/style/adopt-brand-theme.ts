import { defaultTheme } from './default-theme.ts';
import { adoptTheme, type StyleRoot, styleRegistry } from './style-registry.ts';

/** The themes calculated on this page, by primary colour. */
export function knownThemes(): Map<string, string> {
  const registry: ReturnType<typeof styleRegistry> & { themes?: Map<string, string> } = styleRegistry();
  registry.themes ??= new Map();
  return registry.themes;
}

const isDefault = (color: string | null | undefined): boolean => !color || /^#?95c11f$/i.test(color);

async function calculate(primaryColor: string): Promise<string> {
  const { createThemeSheet } = await import('@foyer/core/theme');
  const css = createThemeSheet({ primaryColor });
  knownThemes().set(primaryColor, css);
  return css;
}

/**
 * Puts a brand's theme on a root: at once where it is the default or was calculated for another root, else the
 * default until the code that calculates is there. Returns its removal.
 */
export function adoptBrandTheme(root: StyleRoot, primaryColor: string | null | undefined): () => void {
  const known = isDefault(primaryColor) ? defaultTheme : knownThemes().get(primaryColor ?? '');
  let remove = adoptTheme(root, known ?? defaultTheme);
  let isOver = false;
  const replace = (css: string) => {
    if (isOver) return;
    remove();
    remove = adoptTheme(root, css);
  };
  if (known === undefined && primaryColor) {
    calculate(primaryColor).then(replace, (error: unknown) =>
      console.error('Foyer: the colours of the brand could not be loaded.', error),
    );
  }
  return () => {
    isOver = true;
    remove();
  };
}
