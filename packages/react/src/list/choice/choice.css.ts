import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

const { space } = tokens;

export const choosable = style({ display: 'flex', alignItems: 'center', gap: space[12], minInlineSize: 0 });
/** As large as a finger where one is used, without making the row any higher; the box has its room before it comes. */
export const target = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  flex: 'none',
  minInlineSize: '20px',
  minBlockSize: '20px',
  '@media': {
    '(pointer: coarse)': {
      '::before': { content: '""', position: 'absolute', inset: '-12px' },
    },
  },
});
/** The room of the bar, before it is there and while it says nothing: one line, on a phone three. */
export const room = style({
  display: 'grid',
  minBlockSize: '56px',
  marginBlockEnd: space[8],
  '@container': { '(max-width: 680px)': { minBlockSize: '124px' } },
});
