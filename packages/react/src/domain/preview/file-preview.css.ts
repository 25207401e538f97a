import { tokens } from '@foyer/core/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = tokens;

/** Of one size, whatever is in it. */
export const room = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 });
export const waiting = style({ flex: 1, minBlockSize: 0 });
export const pages = style([room, { gap: space[12] }]);
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
export const group = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] });
export const number = style({
  minInlineSize: '56px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const desk = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: space[8],
  background: color.surfaceSunken,
  border: `1px solid ${color.border}`,
  borderRadius: tokens.radius.medium,
});
const page = style({
  position: 'relative',
  marginInline: 'auto',
  // Paper is white in every scheme.
  background: '#ffffff',
  boxShadow: tokens.shadow.raised,
});
export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
/** Over the drawing: what is not a word lets the pointer through. */
export const words = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});
/** Not seen, since they are drawn already; seen is what is chosen of them. */
export const word = style({
  fill: 'transparent',
  whiteSpace: 'pre',
  pointerEvents: 'auto',
  cursor: 'text',
  userSelect: 'text',
  // Paper is white in every scheme, and so is what marks it.
  '::selection': { background: 'rgb(60 120 255 / 0.35)', fill: 'transparent', color: 'transparent' },
});
/** A page's width, as a share of the width there is. */
export const zooms = styleVariants(
  { 50: '50%', 75: '75%', 100: '100%', 125: '125%', 150: '150%', 200: '200%', 300: '300%' },
  (inlineSize) => [page, { inlineSize }],
);
