import { tokens } from '@foyer/core/theme';
import { transition, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

export const toolbar = style({
  display: 'grid',
  gap: tokens.space[8],
  marginBlockEnd: tokens.space[16],
});
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: tokens.space[12],
});
export const search = style({ flex: '1 1 240px', maxInlineSize: '400px' });
export const count = style([type(14), { color: tokens.color.textMuted, minBlockSize: tokens.line[14] }]);

export const exportBox = style({ marginInlineStart: 'auto', color: tokens.color.dangerText });
export const current = style(transition('opacity'));
export const stale = style([current, { opacity: 0.6 }]);
export const pages = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockStart: tokens.space[16],
});
