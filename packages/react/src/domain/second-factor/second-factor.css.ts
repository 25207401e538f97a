import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = tokens;

export const column = style({ display: 'grid', gap: space[12], minInlineSize: 0 });
export const row = style({
  ...type(14),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});
export const text = style({ ...type(14), color: color.textMuted, overflowWrap: 'anywhere' });
export const intro = style([text, { outline: 'none' }]);
export const setup = style({ display: 'flex', flexWrap: 'wrap', gap: space[16], alignItems: 'flex-start' });
/** Dark on white in both schemes, as scanners require. */
export const qr = style({
  inlineSize: '200px',
  blockSize: '200px',
  maxInlineSize: '100%',
  marginInline: 'auto',
  borderRadius: radius.medium,
});
export const secret = style({
  ...type(14, 'medium'),
  fontFamily: tokens.font.mono,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
  gap: `${space[4]} ${space[16]}`,
  margin: 0,
  padding: space[12],
  listStyle: 'none',
  borderRadius: radius.medium,
  background: color.surfaceSunken,
});
export const code = style({ ...type(14, 'medium'), fontFamily: tokens.font.mono, whiteSpace: 'nowrap' });
/** Buttons at the end of a dialog. */
export const ends = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[12] });
