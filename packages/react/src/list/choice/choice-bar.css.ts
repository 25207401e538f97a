import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  minBlockSize: '56px',
  paddingInline: space[12],
  borderRadius: tokens.radius.large,
  background: color.surfaceSunken,
});
export const count = style({
  ...type(14),
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  // An empty count takes no gap either.
  ':empty': { marginInlineEnd: `calc(-1 * ${space[12]})` },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  marginInlineStart: 'auto',
  paddingBlock: '4px',
  '@container': { '(max-width: 680px)': { flexBasis: '100%', marginInlineStart: 0 } },
});
