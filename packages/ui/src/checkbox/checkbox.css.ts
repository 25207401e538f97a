import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { focusRing, transition, type } from '../style/rules.ts';

const { color, space } = tokens;

export const row = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: space[12],
  alignItems: 'start',
  paddingBlock: '2px',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { paddingBlock: '12px' } },
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.textDisabled } },
});

/** The box of a checkbox or the ring of a radio button. */
export const box = style({
  ...transition('background-color', 'border-color'),
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '20px',
  blockSize: '20px',
  margin: 0,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: tokens.radius.small,
  background: color.surface,
  color: color.onPrimary,
  cursor: 'inherit',
  ':hover': { borderColor: color.textMuted },
  ':focus-visible': focusRing,
  selectors: {
    '&:is(:checked, [type="checkbox"]:indeterminate)': {
      background: color.primary,
      borderColor: color.primaryBorder,
    },
    '&[aria-invalid="true"]': { borderColor: color.dangerBorder },
    '&:disabled': { background: color.surfaceSunken, borderColor: color.border, color: color.textDisabled },
  },
  '::before': {
    content: '""',
    inlineSize: '12px',
    blockSize: '12px',
    background: 'currentColor',
    opacity: 0,
    clipPath: 'polygon(14% 46%, 4% 57%, 38% 88%, 97% 21%, 86% 11%, 37% 66%)',
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      color: 'HighlightText',
      background: 'Canvas',
      selectors: {
        '&:is(:checked, [type="checkbox"]:indeterminate)': {
          background: 'Highlight',
          borderColor: 'Highlight',
        },
        '&:disabled': { background: 'Canvas', borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});
export const checkbox = style({
  selectors: {
    '&:checked::before': { opacity: 1 },
    '&:indeterminate::before': { opacity: 1, clipPath: 'inset(42% 5%)' },
  },
});
export const radio = style({
  borderRadius: '50%',
  '::before': { clipPath: 'none', borderRadius: '50%', inlineSize: '8px', blockSize: '8px' },
  selectors: { '&:checked::before': { opacity: 1 } },
});
export const text = style({ ...type(14), display: 'block' });
export const help = style({ ...type(12), display: 'block', color: color.textMuted });
