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
/** What it says stands below quantity and button. */
export const quantity = style({ display: 'contents' });
export const button = style({
  flex: '1 1 96px',
  // in a second line where larger text would cut its words
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
