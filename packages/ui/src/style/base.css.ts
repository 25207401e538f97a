import { tokens } from '@foyer/core/theme';
import { globalStyle, style } from '@vanilla-extract/css';

globalStyle(':host', { display: 'block' });
globalStyle(':host([hidden])', { display: 'none' });

/** Wrapper of everything that Foyer draws; inherited styles of the page end here. */
export const uiRoot = style({
  all: 'initial',
  display: 'block',
  boxSizing: 'border-box',
  colorScheme: 'inherit',
  // if the page hides or disables a region, that must apply inside too
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

// a class, which browsers match several times as fast as `:where` in ancestors
globalStyle(`${uiRoot} *, ${uiRoot} *::before, ${uiRoot} *::after`, { boxSizing: 'border-box' });
globalStyle(`${uiRoot} [hidden]`, { display: 'none !important' });
/** Selectors without specificity; one `:where` per tag, since a list in `:where` is matched against every element. */
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
/** Elements that are not split across printed pages. */
globalStyle(tags('li', 'tr', 'figure', 'fieldset', 'dl > div'), { breakInside: 'avoid' });
globalStyle(tags('h1', 'h2', 'h3', 'h4', 'h5', 'h6'), { breakAfter: 'avoid' });
globalStyle(tags('img', 'svg'), { display: 'block', maxInlineSize: '100%' });
globalStyle(`${uiRoot} [data-react-aria-pressable]`, { touchAction: 'pan-x pan-y pinch-zoom' });

/** Layer for overlays: an empty box in the top layer, so that no ancestor clips them. */
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
  '@media': { print: { display: 'none' } },
});
