import { tokens } from '@foyer/core/theme';
import { focusRing, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;
const medium = '(min-width: 520px)';

export const container = style({ containerType: 'inline-size', inlineSize: '100%' });
export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  maxInlineSize: '720px',
});
export const title = style({ ...type(24, 'semibold') });
export const form = style({ display: 'flex', flexDirection: 'column', gap: space[24] });
/** Narrow containers have no room for the stepper; the step count replaces it there. */
export const stepper = style({ display: 'none', '@container': { [medium]: { display: 'block' } } });
export const stepHead = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const stepCount = style({ ...type(12, 'medium'), color: color.textMuted });
export const stepTitle = style({ ...type(18, 'semibold'), outline: 'none' });
export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[16] });
export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[16],
  '@container': { [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const stepAlert = style({ marginBlockEnd: space[16] });
export const hint = style({ ...type(12), color: color.textMuted });
export const buttons = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[12],
  '@container': { [medium]: { flexDirection: 'row', justifyContent: 'space-between' } },
});
export const discard = style({
  ...type(12, 'medium'),
  appearance: 'none',
  fontFamily: 'inherit',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.textMuted,
  textDecoration: 'underline',
  cursor: 'pointer',
  borderRadius: tokens.radius.small,
  ':focus-visible': focusRing,
});

export const review = style({ display: 'flex', flexDirection: 'column', gap: space[16] });
export const reviewRows = style({ display: 'flex', flexDirection: 'column', gap: space[8], ...type(14) });
export const reviewRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[4]} ${space[16]}`,
  '@container': { [medium]: { gridTemplateColumns: '180px minmax(0, 1fr)' } },
});
export const reviewTerm = style({ color: color.textMuted });
export const reviewValue = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const sending = style({
  marginBlockEnd: space[24],
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
});

export const confirmation = style({
  // leaves room for a fixed bar of the host page
  scrollMarginBlockStart: space[64],
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[12],
  textAlign: 'center',
  paddingBlock: space[24],
});
export const confirmationMark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: '50%',
  background: color.successSoft,
  color: color.successText,
});
export const confirmationTitle = style({ ...type(20, 'semibold'), outline: 'none' });
export const confirmationNumber = style({
  ...type(24, 'semibold'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const muted = style({ ...type(14), color: color.textMuted });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[12],
  marginBlockStart: space[12],
});
