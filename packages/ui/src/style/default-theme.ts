import { createThemeSheet } from '@foyer/core/theme';

/** The theme of a portal without a brand. A build bakes the text in (`foyerVite`), so that nothing calculates it. */
export const defaultTheme = createThemeSheet();
