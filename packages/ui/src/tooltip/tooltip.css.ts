import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { type } from '../style/rules.ts';

export const anchor = style({ display: 'inline-flex', minInlineSize: 0 });
export const tooltip = style({
  ...type(12, 'medium'),
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  maxInlineSize: '280px',
  paddingInline: tokens.space[8],
  paddingBlock: '4px',
  border: '1px solid transparent',
  borderRadius: '6px',
  background: tokens.color.surfaceInverse,
  color: tokens.color.onInverse,
  whiteSpace: 'normal',
});
