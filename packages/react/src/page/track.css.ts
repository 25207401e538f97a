import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

/** Timeline of events, one below the other, the latest of them marked. */
export const track = style({ display: 'flex', flexDirection: 'column' });
export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr)',
  gap: space[12],
  paddingBlockEnd: space[16],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // line from one event to the one before it
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '14px -4px',
      insetInlineStart: '5px',
      inlineSize: '2px',
      background: color.border,
    },
  },
});
export const mark = style({
  inlineSize: '12px',
  blockSize: '12px',
  marginBlockStart: space[4],
  borderRadius: '50%',
  border: `2px solid ${color.borderStrong}`,
  background: color.surfaceRaised,
  zIndex: 0,
  selectors: {
    [`${event}[data-latest] > &`]: { borderColor: color.primaryBorder, background: color.primaryBorder },
  },
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: '2px', minInlineSize: 0 });
export const text = style({
  ...type(14),
  overflowWrap: 'anywhere',
  selectors: { [`${event}[data-latest] &`]: { fontWeight: tokens.font.semibold } },
});
export const day = style({ ...type(12), color: color.textMuted });
