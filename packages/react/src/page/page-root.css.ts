import { style } from '@vanilla-extract/css';

/** Without a scheme of its own it takes that of the Foyer tree around it, else the page's, else light. */
export const pageRoot = style({
  selectors: { '&:not([data-scheme])': { colorScheme: 'var(--_foyer-scheme,var(--foyer-scheme,light))' } },
});
