import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { type } from '../style/rules.ts';

export const popover = style({
  ...type(14),
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  minInlineSize: '200px',
  maxInlineSize: 'min(400px, calc(100vw - 16px))',
  maxBlockSize: 'min(480px, calc(100dvh - 16px))',
  overflow: 'auto',
  padding: tokens.space[16],
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  boxShadow: tokens.shadow.overlay,
  outline: 'none',
});
