import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

export const opened = style({ display: 'grid', gap: tokens.space[16], minInlineSize: 0 });
/** Its words begin where those below begin. */
export const back = style({
  justifySelf: 'start',
  marginInlineStart: '-12px',
  '@media': { print: { display: 'none' } },
});
/** Takes the focus only where nothing inside can, and then it is the page that is read on. */
export const place = style({ outline: 'none', minInlineSize: 0 });
