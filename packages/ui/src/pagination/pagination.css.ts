import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { focusRing, plainControl, type, withText } from '../style/rules.ts';

const { color } = tokens;

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: tokens.space[16],
  rowGap: tokens.space[8],
  '@media': { print: { display: 'none' } },
});
export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' });
export const page = style({
  ...plainControl,
  ...type(14, 'medium'),
  display: 'grid',
  placeItems: 'center',
  minInlineSize: tokens.layout.control,
  minBlockSize: tokens.layout.control,
  paddingInline: tokens.space[8],
  border: '1px solid transparent',
  borderRadius: tokens.radius.medium,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  ':hover': { background: color.surfaceHover, color: color.text },
  ':focus-visible': focusRing,
  ':disabled': { color: color.textDisabled, background: 'none', cursor: 'not-allowed' },
  selectors: {
    '&[aria-current]': {
      borderColor: color.primaryBorder,
      background: color.primarySoft,
      color: color.primaryText,
    },
  },
  '@media': {
    '(pointer: coarse)': { minInlineSize: tokens.layout.touch, minBlockSize: tokens.layout.touch },
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[aria-current]': { borderColor: 'Highlight', borderWidth: '2px' } },
    },
  },
});
export const gap = style({ ...type(14), color: color.textMuted, paddingInline: '4px' });
export const jump = style({
  ...type(14),
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[8],
  color: color.textMuted,
});
export const field = style({
  ...plainControl,
  ...type(14),
  inlineSize: withText(56),
  minBlockSize: tokens.layout.control,
  paddingInline: tokens.space[8],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: tokens.radius.medium,
  background: color.surface,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  ':focus-visible': focusRing,
  '@media': { '(pointer: coarse)': { minBlockSize: tokens.layout.touch, fontSize: tokens.size[16] } },
});
