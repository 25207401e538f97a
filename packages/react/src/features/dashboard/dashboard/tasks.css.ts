import { tokens } from '@foyer/core/theme';
import { type, withText } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';
import { words } from './dashboard.css.ts';

const { color, space } = tokens;
const narrow = '(max-width: 559px)';

/** A task in one line: title, amount and button; on a phone amount and button are below the text. */
export const task = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minBlockSize: withText(64),
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.border}`,
  selectors: {
    '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@container': { [narrow]: { flexWrap: 'wrap', gap: `${space[4]} ${space[12]}` } },
});
/** Title and text; on a phone they keep a readable width, and what does not fit beside them is below. */
export const taskWords = style([words, { '@container': { [narrow]: { flexBasis: '160px' } } }]);
export const taskTitle = style({ ...type(14, 'medium'), overflowWrap: 'anywhere' });
export const taskAmount = style({
  ...type(14, 'semibold'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const taskButton = style({
  minInlineSize: withText(192),
  '@container': { [narrow]: { minInlineSize: 0, marginInlineStart: 'auto' } },
});
export const taskEnd = style({ display: 'flex', '@container': { [narrow]: { inlineSize: '100%' } } });
export const taskFailure = style({ ...type(14), color: color.dangerText });
