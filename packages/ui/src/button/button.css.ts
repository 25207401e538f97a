import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { focusRing, plainControl, transition, type } from '../style/rules.ts';

const { color, space, radius } = tokens;

export const button = style({
  ...plainControl,
  ...type(14, 'semibold'),
  ...transition('background-color', 'border-color', 'color'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: tokens.layout.control,
  minInlineSize: tokens.layout.control,
  paddingInline: space[16],
  paddingBlock: '7px',
  border: '1px solid transparent',
  borderRadius: radius.medium,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  ':focus-visible': focusRing,
  ':disabled': { cursor: 'not-allowed' },
  selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } },
  '@media': {
    ...transition('')['@media'],
    '(pointer: coarse)': { minBlockSize: tokens.layout.touch, minInlineSize: tokens.layout.touch },
  },
});

const disabled = { color: color.textDisabled, background: color.surfaceHover, borderColor: 'transparent' };

export const primary = style({
  background: color.primary,
  color: color.onPrimary,
  borderColor: `color-mix(in srgb, ${color.primaryBorder} 40%, ${color.primary})`,
  ':hover': { background: color.primaryHover },
  ':active': { background: color.primaryActive },
  ':disabled': disabled,
});

export const block = style({ display: 'flex', inlineSize: '100%' });
export const square = style({ paddingInline: '0' });

/** Keeps its size while the spinner covers it, so that the button's width does not change. */
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minInlineSize: 0,
  selectors: { [`${button}[data-loading] &`]: { opacity: 0 } },
});

export const wait = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
