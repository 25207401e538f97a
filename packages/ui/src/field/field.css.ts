import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { plainControl, transition, type } from '../style/rules.ts';

const { color, space } = tokens;

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  minInlineSize: 0,
  border: 0,
});
export const labelRow = style({ display: 'flex', justifyContent: 'space-between', gap: space[8] });
export const label = style({ ...type(14, 'medium'), color: color.text, padding: 0 });
export const legend = style({ marginBlockEnd: '6px' });
export const mark = style({ color: color.dangerText, marginInlineStart: '2px' });
export const description = style({ ...type(12), color: color.textMuted });
export const error = style({
  ...type(12, 'medium'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  color: color.dangerText,
});
export const errorIcon = style({ fontSize: '16px' });

/** Frame around an input with its prefix and suffix. */
export const frame = style({
  ...transition('border-color', 'box-shadow'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: tokens.layout.control,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: tokens.radius.medium,
  background: color.surface,
  color: color.text,
  overflow: 'hidden',
  selectors: {
    '&:hover': { borderColor: color.textMuted },
    '&:has(:focus-visible:not(button))': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
      borderColor: color.focus,
    },
    '&:has([aria-invalid="true"])': { borderColor: color.dangerBorder },
    '&:has(:disabled:not(button))': {
      background: color.surfaceSunken,
      borderColor: color.border,
      color: color.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    ...transition('')['@media'],
    '(pointer: coarse)': { minBlockSize: tokens.layout.touch },
  },
});

/** A native control inside a frame. 16 px on touch devices, where iOS otherwise zooms in. */
export const control = style({
  ...plainControl,
  ...type(14),
  flex: '1 1 0',
  inlineSize: '100%',
  minInlineSize: 0,
  alignSelf: 'stretch',
  paddingInline: space[12],
  paddingBlock: '8px',
  textAlign: 'start',
  outline: 'none',
  borderRadius: 'inherit',
  ':disabled': { cursor: 'not-allowed' },
  '::placeholder': { color: color.textSubtle, opacity: 1 },
  '@media': { '(pointer: coarse)': { fontSize: tokens.size[16], lineHeight: tokens.line[16] } },
});

export const affix = style({
  ...type(14),
  display: 'flex',
  alignItems: 'center',
  color: color.textMuted,
  paddingInlineStart: space[12],
  selectors: { '&:last-child': { paddingInlineStart: 0, paddingInlineEnd: space[12] } },
});
