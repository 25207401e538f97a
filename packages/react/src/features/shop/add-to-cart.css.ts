import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const box = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[8],
});
/** The messages of the quantity field are placed below the field and the button. */
export const quantity = style({ display: 'contents' });
export const button = style({
  flex: '1 1 96px',
  // wraps where enlarged text would be cut off
  minInlineSize: 'max-content',
  maxInlineSize: '100%',
  selectors: { '&&': { paddingInline: space[8] } },
});
export const note = style({
  ...type(12),
  flexBasis: '100%',
  color: color.textMuted,
  minBlockSize: tokens.line[12],
});
export const error = style({ ...type(12, 'medium'), flexBasis: '100%', color: color.dangerText });
