import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

export const opened = style({ display: 'grid', gap: tokens.space[16], minInlineSize: 0 });
/** Negative margin, so that the button's text is aligned with the content below. */
export const back = style({
  justifySelf: 'start',
  marginInlineStart: '-12px',
  '@media': { print: { display: 'none' } },
});
/** Receives the focus only if nothing inside can; no outline then, since reading goes on with the page. */
export const place = style({ outline: 'none', minInlineSize: 0 });
