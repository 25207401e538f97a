import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { type } from '../style/rules.ts';

export const list = style({
  ...type(14),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  color: tokens.color.textMuted,
});
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: '6px', minInlineSize: 0 });
export const current = style({ color: tokens.color.text, fontWeight: tokens.font.medium });
