import { createThemeSheet } from '@foyer/core/theme';

/** Theme of a portal without a brand. Builds insert the text (`foyerVite`), so that it is not calculated at run time. */
export const defaultTheme = createThemeSheet();
