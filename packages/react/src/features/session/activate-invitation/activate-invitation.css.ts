import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = tokens;

export const note = style([
  type(14),
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space[8],
    maxInlineSize: '480px',
    marginInline: 'auto',
    padding: `${space[12]} ${space[16]}`,
    borderRadius: radius.medium,
    color: color.infoText,
    background: color.infoSoft,
  },
]);
export const facts = style([
  type(14),
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${space[4]} ${space[16]}`,
    margin: 0,
    padding: space[16],
    borderRadius: radius.medium,
    background: color.surfaceSunken,
  },
]);
export const term = style({ color: color.textMuted });
export const value = style({ margin: 0, overflowWrap: 'anywhere' });
export const fields = style({ display: 'grid', gap: space[16] });
export const names = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
  alignItems: 'start',
});
export const pages = style([type(14), { display: 'flex', flexWrap: 'wrap', gap: space[16] }]);
export const page = style({ color: color.primaryText });
