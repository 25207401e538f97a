import { tokens } from '@foyer/core/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = tokens;

/** Fixed size, independent of the content. */
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
  // paper is white in both schemes
  background: '#ffffff',
  boxShadow: tokens.shadow.raised,
});
export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
/** Layer of invisible text over the drawing; outside of words the pointer reaches the drawing. */
export const words = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});
/** Invisible, since the drawing shows the words already; only a selection is visible. */
export const word = style({
  fill: 'transparent',
  whiteSpace: 'pre',
  pointerEvents: 'auto',
  cursor: 'text',
  userSelect: 'text',
  // paper is white in both schemes, so the selection color is fixed too
  '::selection': { background: 'rgb(60 120 255 / 0.35)', fill: 'transparent', color: 'transparent' },
});
/** Width of a page in percent of the available width. */
export const zooms = styleVariants(
  { 50: '50%', 75: '75%', 100: '100%', 125: '125%', 150: '150%', 200: '200%', 300: '300%' },
  (inlineSize) => [page, { inlineSize }],
);
