import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

const { space } = tokens;

export const choosable = style({ display: 'flex', alignItems: 'center', gap: space[12], minInlineSize: 0 });
/** Touch target of finger size on touch devices, without a higher row; the space of the box is reserved before the box is loaded. */
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
/** Reserved space of the bar, before it is loaded and while it is empty: one line, on a phone three. */
export const room = style({
  display: 'grid',
  minBlockSize: '56px',
  marginBlockEnd: space[8],
  '@container': { '(max-width: 680px)': { minBlockSize: '124px' } },
});
