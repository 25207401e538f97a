import { tokens } from '@foyer/core/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '../style/rules.ts';

// apart from the primary button, whose styles the login's first stage contains
const { color, space } = tokens;

const disabled = { color: color.textDisabled, background: color.surfaceHover, borderColor: 'transparent' };

export const variants = styleVariants({
  secondary: {
    background: color.surface,
    color: color.text,
    borderColor: color.borderStrong,
    ':hover': { background: color.surfaceHover },
    ':active': { background: color.surfaceSunken },
    ':disabled': { ...disabled, background: 'transparent', borderColor: color.border },
  },
  ghost: {
    color: color.text,
    ':hover': { background: color.surfaceHover },
    ':active': { background: color.border },
    ':disabled': { ...disabled, background: 'transparent' },
  },
  danger: {
    background: color.danger,
    color: color.onDanger,
    ':hover': { background: color.dangerHover },
    ':disabled': disabled,
  },
  link: {
    color: color.primaryText,
    textDecorationLine: 'underline',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    ':hover': { textDecorationThickness: '2px' },
    ':disabled': { ...disabled, background: 'transparent' },
  },
});

export const sizes = styleVariants({
  small: { minBlockSize: '32px', minInlineSize: '32px', paddingInline: space[12], paddingBlock: '3px' },
  large: { ...type(16, 'semibold'), minBlockSize: '48px', paddingInline: space[24], paddingBlock: '11px' },
});

/** Aligns the text of a link button with the text around it. */
export const flush = style({ paddingInline: space[4], marginInline: '-4px', minInlineSize: 0 });
