import { tokens } from '@foyer/core/theme';
import { focusRing, type } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = tokens;
const medium = '(min-width: 520px)';

export const container = style({ containerType: 'inline-size', inlineSize: '100%' });
export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  maxInlineSize: '760px',
});
export const title = style({ ...type(24, 'semibold') });
export const text = style({ ...type(14), color: color.textMuted });
/** Narrow containers have no room for the names of the steps; the step count replaces the stepper there. */
export const stepper = style({
  display: 'none',
  '@container': { '(min-width: 680px)': { display: 'block' } },
});
export const stepHead = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const stepCount = style({ ...type(12, 'medium'), color: color.textMuted });
export const stepTitle = style({ ...type(18, 'semibold'), outline: 'none' });
export const missing = style({
  ...type(14),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[16] });
export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[16],
  '@container': { [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const groupTitle = style({ ...type(16, 'semibold') });
export const contact = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
// a legend is outside of the fieldset's flex layout, so the gap does not apply to it
globalStyle(`${contact} > legend`, { padding: 0, marginBlockEnd: space[12] });
export const link = style({
  ...type(14),
  color: color.primaryText,
  textDecoration: 'underline',
  alignSelf: 'flex-start',
  ':focus-visible': focusRing,
});
export const changed = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const buttons = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[12],
  '@container': { [medium]: { flexDirection: 'row', justifyContent: 'space-between' } },
});
export const review = style({ display: 'flex', flexDirection: 'column', gap: space[16] });
export const rows = style({ display: 'flex', flexDirection: 'column', gap: space[8], ...type(14) });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[4]} ${space[16]}`,
  '@container': { [medium]: { gridTemplateColumns: '200px minmax(0, 1fr)' } },
});
export const term = style({ color: color.textMuted });
export const value = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
