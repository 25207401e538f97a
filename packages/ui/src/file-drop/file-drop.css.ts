import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { transition, type } from '../style/rules.ts';

const { color, space } = tokens;

export const zone = style({
  ...transition('border-color', 'background-color'),
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4px',
  padding: space[24],
  border: `1.5px dashed ${color.borderStrong}`,
  borderRadius: tokens.radius.large,
  background: color.surfaceSunken,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-over]': { borderColor: color.primaryBorder, background: color.primarySoft },
    '&:focus-within:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-invalid]': { borderColor: color.dangerBorder },
    '&[data-disabled]': { cursor: 'not-allowed', borderColor: color.border, background: 'transparent' },
  },
});
/** The native input lies over the whole zone: click, keyboard and screen reader come with it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
  fontSize: 0,
});
export const zoneIcon = style({ color: color.textMuted, fontSize: '28px', marginBlockEnd: '4px' });
export const zoneText = style({
  ...type(14, 'medium'),
  color: color.text,
  selectors: { '[data-disabled] > &': { color: color.textMuted } },
});
export const zoneHint = style({ ...type(12), color: color.textMuted });
export const list = style({ display: 'grid', gap: space[8] });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  padding: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: tokens.radius.medium,
  selectors: { '&[data-status="error"]': { borderColor: color.dangerBorder } },
});
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  overflow: 'hidden',
  borderRadius: '6px',
  background: color.surfaceHover,
  color: color.textMuted,
});
export const canvas = style({ inlineSize: '48px', blockSize: '48px' });
export const name = style({
  ...type(14, 'medium'),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const detail = style({ ...type(12), color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const problem = style({ ...type(12, 'medium'), color: color.dangerText });
export const progress = style({ paddingBlockStart: '6px' });
export const actions = style({ display: 'flex', gap: '4px' });
