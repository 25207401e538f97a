import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { focusRing, plainControl, transition, type, withText } from '../style/rules.ts';

const { color } = tokens;

export const stepper = style({
  ...transition('border-color'),
  display: 'inline-grid',
  gridTemplateColumns: `32px ${withText(40)} 32px`,
  alignItems: 'stretch',
  blockSize: tokens.layout.control,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: tokens.radius.medium,
  background: color.surface,
  flexShrink: 0,
  selectors: {
    '&[data-invalid]': { borderColor: color.dangerBorder },
    '&:has(input:focus-visible)': { ...focusRing, outlineOffset: '-1px', borderColor: color.focus },
  },
  '@media': {
    ...transition('')['@media'],
    '(pointer: coarse)': {
      blockSize: tokens.layout.touch,
      gridTemplateColumns: `${tokens.layout.touch} ${withText(48)} ${tokens.layout.touch}`,
    },
  },
});

export const step = style({
  ...plainControl,
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  color: color.text,
  borderRadius: 'inherit',
  ':hover': { background: color.surfaceHover },
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  selectors: {
    '&[aria-disabled="true"]': { color: color.textDisabled, cursor: 'not-allowed', background: 'none' },
  },
});

export const input = style({
  ...plainControl,
  ...type(14, 'medium'),
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  inlineSize: '100%',
  minInlineSize: 0,
  outline: 'none',
  '@media': { '(pointer: coarse)': { fontSize: tokens.size[16] } },
});

/** Limits texts to the width of the control; on a line of their own if the parent lays them out. */
const below = { inlineSize: 0, minInlineSize: '100%', flexBasis: '100%', order: 1 };

export const note = style({
  ...type(12),
  ...below,
  color: color.textMuted,
  marginBlockStart: '4px',
});
export const message = style({
  ...type(12, 'medium'),
  ...below,
  color: color.dangerText,
  marginBlockStart: '4px',
});
