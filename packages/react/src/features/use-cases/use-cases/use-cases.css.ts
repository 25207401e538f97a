import { tokens } from '@foyer/core/theme';
import { focusRing, transition, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;
const medium = '(min-width: 560px)';
const wide = '(min-width: 900px)';

export const layout = style({ display: 'flex', flexDirection: 'column', gap: space[32] });
export const section = style({ display: 'flex', flexDirection: 'column', gap: space[16] });
export const title = style({ ...type(24, 'semibold'), outline: 'none' });
export const heading = style({ ...type(16, 'semibold') });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@container': {
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const card = style({
  ...transition('border-color', 'box-shadow'),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[16],
  minBlockSize: '88px',
  blockSize: '100%',
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: tokens.radius.large,
  background: color.surfaceRaised,
  selectors: {
    '&[data-link]:hover': { borderColor: color.borderStrong, boxShadow: tokens.shadow.raised },
    '&:has(:focus-visible)': focusRing,
  },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: tokens.radius.medium,
  background: color.primarySoft,
  color: color.primaryText,
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[4],
  minInlineSize: 0,
});
export const link = style({
  ...type(16, 'semibold'),
  appearance: 'none',
  fontFamily: 'inherit',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  ':focus-visible': { outline: 'none' },
});
export const text = style({ ...type(14), color: color.textMuted });
export const later = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `0 ${space[24]}`,
  '@container': {
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 1280px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const laterItem = style({
  ...type(14),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  minBlockSize: '44px',
  paddingBlock: space[4],
  overflowWrap: 'anywhere',
  color: color.textMuted,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const submissions = style({ display: 'flex', flexDirection: 'column' });
export const submission = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.border}`,
  ...type(14),
  scrollMarginBlock: space[64],
  selectors: {
    '&:first-child': { borderBlockStart: 0 },
    '&:last-child:not([aria-current])': { paddingBlockEnd: 0 },
    '&[aria-current]': {
      marginInline: `calc(-1 * ${space[12]})`,
      paddingInline: space[12],
      border: `1px solid ${color.primaryBorder}`,
      borderRadius: tokens.radius.medium,
      background: color.primarySoft,
    },
    '&[aria-current] + &': { borderBlockStart: 0 },
    '&:focus-visible': focusRing,
  },
});
export const number = style({ ...type(12), color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const date = style([number, { justifySelf: 'end' }]);
export const stateBadge = style({ justifySelf: 'end', display: 'flex' });
export const strong = style({ fontWeight: tokens.font.medium });
