import { tokens } from '@foyer/core/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '../style/rules.ts';

const { color, space } = tokens;

export const alert = style({
  ...type(14),
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space[12],
  padding: space[12],
  border: '1px solid transparent',
  borderRadius: tokens.radius.medium,
});
export const banner = style({ borderRadius: 0, borderInlineWidth: 0, paddingInline: space[24] });
const toneOf = (soft: string, text: string, border: string) => ({
  background: soft,
  borderColor: `color-mix(in srgb, ${border} 40%, transparent)`,
  vars: { '--_tone': text },
});
export const tones = styleVariants({
  info: toneOf(color.infoSoft, color.infoText, color.infoBorder),
  success: toneOf(color.successSoft, color.successText, color.successBorder),
  warning: toneOf(color.warningSoft, color.warningText, color.warningBorder),
  danger: toneOf(color.dangerSoft, color.dangerText, color.dangerBorder),
});
export const icon = style({ color: 'var(--_tone)' });
export const title = style({ ...type(14, 'semibold'), color: color.text });
export const text = style({ color: color.text });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginBlockStart: space[8],
});
export const close = style({ margin: '-6px' });
