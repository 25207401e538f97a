import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = tokens;

export const messages = style({ display: 'flex', flexDirection: 'column', gap: space[12] });
/** Messages of the other side are aligned to the start, the user's own to the end. */
export const message = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  alignSelf: 'flex-start',
  maxInlineSize: 'min(100%, 520px)',
  selectors: { '&[data-own]': { alignSelf: 'flex-end', alignItems: 'flex-end' } },
});
export const bubble = style({
  ...type(14),
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.large,
  background: color.surface,
  border: `1px solid ${color.border}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: {
    '[data-own] > &': { background: color.surfaceHover, borderColor: color.primaryBorder },
  },
});
export const form = style({
  display: 'grid',
  gap: space[12],
  marginBlockStart: space[16],
  '@media': { print: { display: 'none' } },
});
export const ask = style({ marginBlockStart: space[16] });
export const send = style({ justifySelf: 'start' });
