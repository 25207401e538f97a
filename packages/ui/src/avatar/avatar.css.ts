import { tokens } from '@foyer/core/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { type, withText } from '../style/rules.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: '50%',
  background: tokens.color.primarySoft,
  color: tokens.color.primaryText,
  userSelect: 'none',
  // generated content, not text: the full name is elsewhere
  selectors: { '&[data-initials]::before': { content: 'attr(data-initials)' } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const sizes = styleVariants({
  small: { ...type(12, 'semibold'), inlineSize: withText(28), blockSize: withText(28) },
  medium: { ...type(14, 'semibold'), inlineSize: withText(40), blockSize: withText(40) },
  large: { ...type(20, 'semibold'), inlineSize: withText(64), blockSize: withText(64) },
});
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
