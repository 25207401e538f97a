import { tokens } from '@foyer/core/theme';
import { focusRing, transition, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  inlineSize: '100%',
  maxInlineSize: '720px',
  marginInline: 'auto',
});
export const head = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const title = style({ ...type(24, 'semibold'), outline: 'none' });
export const heading = style({ ...type(16, 'semibold') });
export const muted = style({ ...type(14), color: color.textMuted });
export const section = style({ display: 'flex', flexDirection: 'column', gap: space[12] });
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: tokens.radius.large,
  background: color.surfaceRaised,
});
export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
/** The button of an account; it fills the whole row. */
export const account = style({
  ...transition('background-color'),
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  inlineSize: '100%',
  minBlockSize: '64px',
  padding: `${space[12]} ${space[16]}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: color.surfaceSunken },
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
});
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style({ ...type(14, 'semibold') });
export const small = style({ ...type(12), color: color.textMuted });
export const form = style({ display: 'flex', flexDirection: 'column', gap: space[16] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
export const listHead = style({ outline: 'none', scrollMarginBlockStart: space[16] });
