import { tokens } from '@foyer/core/theme';
import { focusRing, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const date = style({ ...type(16, 'medium') });
export const lead = style({ ...type(14), color: color.textMuted, marginBlockEnd: space[12] });
export const wayTo = style({
  color: color.primaryText,
  borderRadius: tokens.radius.small,
  textUnderlineOffset: '3px',
  ':focus-visible': focusRing,
  '@media': {
    '(pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minBlockSize: tokens.layout.touch },
  },
});

export const items = style({ display: 'flex', flexDirection: 'column' });
export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.border}`,
  breakInside: 'avoid',
  selectors: {
    '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const itemText = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[4],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const itemName = style({ ...type(14, 'medium'), color: color.text });
export const itemLink = style([
  itemName,
  {
    textDecoration: 'none',
    borderRadius: tokens.radius.small,
    ':hover': { textDecoration: 'underline' },
    ':focus-visible': focusRing,
    '@media': { '(pointer: coarse)': { paddingBlock: '2px', minBlockSize: tokens.layout.touch } },
  },
]);
export const quantity = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
});
export const pieces = style({ ...type(14, 'semibold') });

export const parcels = style({ display: 'flex', flexDirection: 'column', gap: space[12] });
export const parcel = style({ display: 'flex', flexDirection: 'column', gap: '2px', ...type(14) });
export const parcelHead = style({ display: 'flex', justifyContent: 'space-between', gap: space[8] });
export const strong = style({ fontWeight: tokens.font.medium });
