import { tokens } from '@foyer/core/theme';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { type } from '../style/rules.ts';

const { color, space } = tokens;
const enter = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const region = style({
  position: 'fixed',
  inset: 'auto',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space[8],
  inlineSize: 'min(420px, 100%)',
  blockSize: 'auto',
  maxInlineSize: 'none',
  maxBlockSize: '100dvh',
  margin: 0,
  padding: space[16],
  border: 0,
  background: 'none',
  color: 'inherit',
  overflow: 'visible',
  pointerEvents: 'none',
});
export const toast = style({
  ...type(14),
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  columnGap: space[12],
  alignItems: 'start',
  inlineSize: '100%',
  padding: space[12],
  background: color.surfaceRaised,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: tokens.radius.medium,
  boxShadow: tokens.shadow.overlay,
  pointerEvents: 'auto',
  animation: `${enter} ${tokens.motion.medium} ${tokens.motion.ease}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
export const iconTones = styleVariants({
  info: { color: color.infoText },
  success: { color: color.successText },
  warning: { color: color.warningText },
  danger: { color: color.dangerText },
});
export const title = style(type(14, 'semibold'));
export const text = style({ color: color.textMuted });
export const close = style({ margin: '-6px' });
