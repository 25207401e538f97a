import { tokens } from '@foyer/core/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '../style/rules.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: '50%',
  background: tokens.color.primarySoft,
  color: tokens.color.primaryText,
  userSelect: 'none',
  // drawn, and no text: what it belongs to is named in full
  selectors: { '&[data-initials]::before': { content: 'attr(data-initials)' } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const sizes = styleVariants({
  small: { ...type(12, 'semibold'), inlineSize: '28px', blockSize: '28px' },
  medium: { ...type(14, 'semibold'), inlineSize: '40px', blockSize: '40px' },
  large: { ...type(20, 'semibold'), inlineSize: '64px', blockSize: '64px' },
});
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
