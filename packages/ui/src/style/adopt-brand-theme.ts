import { defaultTheme } from './default-theme.ts';
import { isDefaultColor, knownThemes } from './known-themes.ts';
import { adoptTheme, type StyleRoot } from './style-registry.ts';

async function calculate(primaryColor: string): Promise<string> {
  const { createThemeSheet } = await import('@foyer/core/theme');
  const css = createThemeSheet({ primaryColor });
  knownThemes().set(primaryColor, css);
  return css;
}

/**
 * Applies a brand's theme to a root: at once if it is the default or was calculated for another root; otherwise the default
 * until the code that calculates it is loaded. Returns a function that removes it.
 */
export function adoptBrandTheme(root: StyleRoot, primaryColor: string | null | undefined): () => void {
  const known = isDefaultColor(primaryColor) ? defaultTheme : knownThemes().get(primaryColor ?? '');
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
