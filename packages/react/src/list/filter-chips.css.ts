import { tokens } from '@foyer/core/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { withChips } from './list.css.ts';

/** The chips, and the button that resets all filters. */
export const chipLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[8],
  minInlineSize: 0,
  outline: 'none',
});
globalStyle(`${chipLine} > button`, { flex: 'none' });
globalStyle(`${withChips} > ${chipLine}`, { flex: '0 0 auto', maxInlineSize: 'calc(100% - 136px)' });
