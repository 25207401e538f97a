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
 * Puts a brand's theme on a root: at once where it is the default or was calculated for another root, else the
 * default until the code that calculates is there. Returns its removal.
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
