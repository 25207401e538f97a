import { tokens } from '@foyer/core/theme';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { type } from '../style/rules.ts';

const { color, space } = tokens;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const fade = keyframes({ from: { opacity: 0 } });
const calm = { '(prefers-reduced-motion: reduce)': { animation: 'none' } };

/** Common styles of dialog and drawer. */
export const modal = style({
  flexDirection: 'column',
  padding: 0,
  color: color.text,
  background: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  boxShadow: tokens.shadow.overlay,
  overscrollBehavior: 'contain',
  outline: 'none',
  selectors: { '&[open]': { display: 'flex' } },
  // scrolling over the backdrop does not scroll the page behind, without changing styles of that page
  '::backdrop': {
    background: color.overlay,
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    animation: `${fade} ${tokens.motion.medium} ease-out`,
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { '::backdrop': { animation: 'none' } },
    // when printed it would cover each sheet of the page
    print: { display: 'none !important' },
  },
});

export const dialog = style({
  inlineSize: 'calc(100% - 32px)',
  maxBlockSize: 'min(720px, calc(100dvh - 32px))',
  margin: 'auto',
  borderRadius: tokens.radius.large,
  animation: `${rise} ${tokens.motion.medium} ${tokens.motion.ease}`,
  '@media': calm,
});
export const sizes = styleVariants({
  medium: { maxInlineSize: tokens.layout.dialog },
  large: { maxInlineSize: '800px' },
  // fixed height for any content: a preview needs the space
  page: {
    maxInlineSize: '1100px',
    blockSize: 'calc(100dvh - 32px)',
    maxBlockSize: 'none',
    '@media': {
      '(max-width: 600px)': {
        inlineSize: '100%',
        maxInlineSize: 'none',
        blockSize: '100dvh',
        margin: 0,
        borderWidth: 0,
        borderRadius: 0,
      },
    },
  },
});
export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[16],
  paddingInlineStart: space[24],
  paddingInlineEnd: space[16],
  paddingBlockStart: space[16],
  paddingBlockEnd: space[8],
});
export const title = style({
  ...type(18, 'semibold'),
  flex: 1,
  minInlineSize: 0,
  paddingBlock: '6px',
  outline: 'none',
});
export const body = style({
  ...type(14),
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space[24],
  paddingBlock: space[8],
});
/** Body of a dialog without a footer. */
export const last = style({ paddingBlockEnd: space[24] });
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[12],
  paddingInline: space[24],
  paddingBlock: space[16],
  '@media': { '(max-width: 480px)': { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
