import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const changes = style({ display: 'grid', gap: '2px', marginBlockStart: space[4], ...type(14) });
export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  fontVariantNumeric: 'tabular-nums',
});
export const line = style({
  ...type(14),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${space[16]}`,
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.border}`,
});
export const name = style({ overflowWrap: 'anywhere' });
export const sum = style({ whiteSpace: 'nowrap', fontWeight: tokens.font.medium });
export const address = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space[8],
});
export const terms = style({ display: 'grid', justifyItems: 'start', gap: space[8], ...type(14) });
