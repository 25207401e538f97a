import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

/** Box with the failure of a form as a whole. */
export const box = style([
  type(14),
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: tokens.space[8],
    padding: tokens.space[12],
    border: `1px solid ${tokens.color.dangerBorder}`,
    borderRadius: tokens.radius.medium,
    color: tokens.color.dangerText,
    background: tokens.color.dangerSoft,
  },
]);
export const icon = style({ gridRow: '1 / span 9', marginBlockStart: '2px' });
export const link = style({ color: 'inherit', fontWeight: 600 });
export const reference = style([type(12), { gridColumn: 2 }]);
