import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl, type, withText } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color } = tokens;

export const badge = style({
  ...plainControl,
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: tokens.layout.touch,
  blockSize: tokens.layout.touch,
  borderRadius: tokens.radius.medium,
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: color.surfaceHover },
  ':focus-visible': focusRing,
});
/** A class, because the badge drawn without React (`plain-cart-badge.ts`) cannot have a style attribute under a strict CSP. */
export const icon = style({ fontSize: '24px' });
export const count = style({
  ...type(12, 'semibold'),
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '0',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: withText(20),
  blockSize: withText(20),
  paddingInline: '5px',
  borderRadius: tokens.radius.round,
  background: color.primary,
  color: color.onPrimary,
  fontVariantNumeric: 'tabular-nums',
});
