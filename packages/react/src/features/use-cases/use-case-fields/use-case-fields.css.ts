import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

const plainSet = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const choices = style([plainSet, { display: 'flex', flexDirection: 'column', gap: space[8] }]);
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[16],
  '@container': { '(min-width: 520px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const full = style({ gridColumn: '1 / -1' });
export const rows = style({ display: 'flex', flexDirection: 'column', gap: space[12] });
/** A row of a pool card: its fields, and the remove button at the end. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[12],
  padding: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: tokens.radius.medium,
});
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@container': { '(min-width: 520px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const group = style([plainSet, { display: 'flex', flexDirection: 'column', gap: space[12] }]);
export const groupTitle = style({ ...type(14, 'medium'), padding: 0, marginBlockEnd: space[12] });
export const hint = style({ ...type(12), color: color.textMuted });
