import { tokens } from '@foyer/core/theme';
import { globalStyle, style } from '@vanilla-extract/css';

globalStyle(':host', { display: 'block' });
globalStyle(':host([hidden])', { display: 'none' });

/** The wrapper of everything Foyer draws: nothing a page lets its descendants inherit gets past it. */
export const uiRoot = style({
  all: 'initial',
  display: 'block',
  boxSizing: 'border-box',
  colorScheme: 'inherit',
  // how a page hides or locks a part of itself must hold for what we draw there
  visibility: 'inherit',
  pointerEvents: 'inherit',
  fontFamily: tokens.font.family,
  fontSize: tokens.size[14],
  lineHeight: tokens.line[14],
  fontWeight: tokens.font.regular,
  color: tokens.color.text,
  textAlign: 'start',
  WebkitFontSmoothing: 'antialiased',
  textSizeAdjust: '100%',
  overflowWrap: 'break-word',
  minInlineSize: 0,
  selectors: {
    '&[data-scheme="light"]': { colorScheme: 'light', vars: { '--_foyer-scheme': 'light' } },
    '&[data-scheme="dark"]': { colorScheme: 'dark', vars: { '--_foyer-scheme': 'dark' } },
    '&[data-scheme="auto"]': { colorScheme: 'light dark', vars: { '--_foyer-scheme': 'light dark' } },
  },
});

// A class, which a browser looks for among the ancestors of every element several times as fast as `:where`.
globalStyle(`${uiRoot} *, ${uiRoot} *::before, ${uiRoot} *::after`, { boxSizing: 'border-box' });
globalStyle(`${uiRoot} [hidden]`, { display: 'none !important' });
/** Weighs nothing. One selector for each tag: a list in `:where` is tried on every element there is. */
const tags = (...names: readonly string[]) => names.map((name) => `:where(${uiRoot} ${name})`).join(', ');
globalStyle(tags('h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'dl', 'dd', 'figure', 'fieldset'), {
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  fontSize: 'inherit',
  fontWeight: 'inherit',
});
globalStyle(tags('ul', 'ol'), { listStyle: 'none' });
globalStyle(tags('a'), { color: 'inherit' });
globalStyle(tags('img', 'svg'), { display: 'block', maxInlineSize: '100%' });
globalStyle(`${uiRoot} [data-react-aria-pressable]`, { touchAction: 'pan-x pan-y pinch-zoom' });

/** The layer overlays open in: an empty box in the top layer, so no ancestor can clip what hangs from it. */
export const overlayRoot = style({
  display: 'block',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 'auto',
  left: 0,
  right: 'auto',
  bottom: 'auto',
  inlineSize: 0,
  blockSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  color: 'inherit',
  background: 'none',
});
