import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { focusRing, transition, type, visuallyHiddenRule } from '../style/rules.ts';

const { color, space } = tokens;

export const field = style({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0 });
export const label = style({ ...type(14, 'medium'), padding: 0, marginBlockEnd: space[8] });
export const mark = style({ color: color.dangerText, marginInlineStart: '2px' });
export const zone = style({
  ...transition('border-color', 'background-color'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  minBlockSize: '150px',
  padding: space[16],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: tokens.radius.large,
  background: color.surfaceRaised,
  textAlign: 'center',
  selectors: {
    '&[data-over]': { borderColor: color.primaryBorder, background: color.primarySoft },
    '&[data-invalid]': { borderColor: color.dangerBorder },
    '&[data-disabled]': { borderColor: color.border, background: 'transparent' },
  },
});
export const zoneIcon = style({ color: color.textMuted });
export const zoneText = style({ ...type(14), color: color.textMuted });
export const choices = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[8] });
/** Looks like a button; the hidden file input inside serves keyboard and screen reader. */
export const choice = style({
  ...type(14, 'medium'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: tokens.layout.control,
  paddingInline: space[16],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: tokens.radius.medium,
  background: color.surfaceRaised,
  color: color.text,
  cursor: 'pointer',
  ':hover': { background: color.surfaceHover },
  selectors: {
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': { color: color.textDisabled, cursor: 'not-allowed', background: 'transparent' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: tokens.layout.touch } },
});
/** Hidden on devices without touch, which rarely have a suitable camera. */
export const camera = style({ '@media': { '(pointer: fine)': { display: 'none' } } });
export const input = style(visuallyHiddenRule);
export const status = style(visuallyHiddenRule);
export const limits = style({ ...type(12), color: color.textMuted });
export const list = style({ display: 'grid', gap: space[8] });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  padding: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: tokens.radius.medium,
  background: color.surfaceRaised,
});
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  overflow: 'hidden',
  borderRadius: '6px',
  background: color.surfaceHover,
  color: color.textMuted,
});
export const canvas = style({ inlineSize: '48px', blockSize: '48px' });
export const name = style({
  ...type(14, 'medium'),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const detail = style({ ...type(12), color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const progress = style({ paddingBlockStart: '6px' });
