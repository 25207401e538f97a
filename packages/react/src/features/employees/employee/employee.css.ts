import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, radius } = tokens;
const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[16] });
globalStyle(`${head} > header`, { flex: '1 1 0', minInlineSize: 0 });
export const note = style({
  ...type(14),
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.medium,
  background: color.infoSoft,
  color: color.infoText,
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: `${space[16]} ${space[24]}`,
  margin: 0,
});
export const fact = style({ minInlineSize: 0 });
export const roles = style({ ...list, display: 'grid' });
export const role = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
});
export const roleName = style({ ...type(14, 'semibold') });
export const abilities = style({
  ...list,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
});
export const ability = style({
  ...type(14),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: color.textMuted,
});
/** Notes that apply to every role. */
export const notes = style({
  ...type(12),
  display: 'grid',
  gap: space[4],
  color: color.textMuted,
  marginBlockStart: space[12],
});
