import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { type, withText } from '../style/rules.ts';

const { color, space } = tokens;

export const container = style({ containerType: 'inline-size', inlineSize: '100%' });
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[12]} ${space[8]}`,
  '@container': { '(max-width: 520px)': { flexDirection: 'column' } },
});
export const step = style({
  ...type(14),
  display: 'flex',
  // steps that do not fit in one line wrap
  flex: '1 1 auto',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: color.textMuted,
  selectors: {
    '&:last-child': { flexGrow: 0 },
    '&:not(:last-child)::after': {
      content: '""',
      flex: '1 1 16px',
      minInlineSize: '16px',
      blockSize: '1px',
      background: color.border,
    },
    '&[aria-current]': { color: color.text, fontWeight: tokens.font.semibold },
  },
  '@container': { '(max-width: 520px)': { selectors: { '&:not(:last-child)::after': { content: 'none' } } } },
});
/** Words break only if they are longer than the line. */
export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const mark = style({
  ...type(12, 'semibold'),
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: withText(28),
  blockSize: withText(28),
  border: `1px solid ${color.borderStrong}`,
  borderRadius: '50%',
  '@media': {
    '(forced-colors: active)': {
      selectors: { [`${step}[aria-current] &`]: { border: '3px solid Highlight' } },
    },
  },
  selectors: {
    [`${step}[aria-current] &`]: {
      background: color.primary,
      borderColor: color.primaryBorder,
      color: color.onPrimary,
    },
    [`${step}[data-done] &`]: {
      background: color.primarySoft,
      borderColor: color.primaryBorder,
      color: color.primaryText,
    },
  },
});
