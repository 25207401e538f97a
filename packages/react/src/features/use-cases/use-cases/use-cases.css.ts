import { tokens } from '@foyer/core/theme';
import { focusRing, transition, type } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = tokens;
const medium = '(min-width: 560px)';
const wide = '(min-width: 900px)';

export const layout = style({ display: 'flex', flexDirection: 'column', gap: space[32] });
export const section = style({ display: 'flex', flexDirection: 'column', gap: space[16] });
export const title = style({ ...type(24, 'semibold'), outline: 'none' });
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
  overflowWrap: 'anywhere',
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
export const submissions = style({ display: 'flex', flexDirection: 'column' });
export const submission = style({
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
  borderBlockStart: `1px solid ${color.border}`,
  ...type(14),
  scrollMarginBlock: space[64],
  selectors: {
    '&:first-child': { borderBlockStart: 0 },
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
export const submissionHead = style({
  appearance: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 20px',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  inlineSize: '100%',
  paddingBlock: space[12],
  paddingInline: 0,
  border: 0,
  borderRadius: tokens.radius.small,
  background: 'none',
  cursor: 'pointer',
  ':focus-visible': focusRing,
});
export const fold = style({
  ...transition('transform'),
  gridColumn: 3,
  gridRow: '1 / span 2',
  color: color.textMuted,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});
export const detail = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  paddingBlock: `${space[8]} ${space[24]}`,
});
export const detailPart = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const detailTitle = style({ ...type(12, 'medium'), color: color.textMuted });
export const timeline = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const event = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  paddingInlineStart: space[24],
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '4px',
    insetBlockStart: '6px',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: '50%',
    background: color.borderStrong,
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '7px',
      insetBlock: '16px -12px',
      inlineSize: '2px',
      background: color.border,
    },
    '&:last-child::before': { background: color.primaryBorder },
  },
});
export const messages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** Messages of the service are aligned to the start, the user's own to the end. */
export const message = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  alignSelf: 'flex-start',
  maxInlineSize: 'min(100%, 520px)',
  selectors: { '&[data-own]': { alignSelf: 'flex-end', alignItems: 'flex-end' } },
});
export const bubble = style({
  ...type(14),
  margin: 0,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: tokens.radius.large,
  background: color.surface,
  border: `1px solid ${color.border}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: { '[data-own] > &': { background: color.surfaceHover, borderColor: color.primaryBorder } },
});
export const answer = style({
  display: 'grid',
  gap: space[16],
  '@media': { print: { display: 'none' } },
});
export const send = style({ justifySelf: 'start' });
export const files = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const file = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '44px',
});
export const fileName = style({ overflowWrap: 'anywhere' });
export const number = style({ ...type(12), color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const date = style([number, { justifySelf: 'end' }]);
export const stateBadge = style({ justifySelf: 'end', display: 'flex' });
export const strong = style({ fontWeight: tokens.font.medium });
export const chargingCard = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.border}`,
  ...type(14),
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
globalStyle(`${chargingCard} > ${words}`, { flex: '1 1 160px' });
