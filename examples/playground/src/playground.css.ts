import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const page = style({ minBlockSize: '100vh', background: color.surfaceSunken });
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[12],
  paddingInline: space[24],
  paddingBlock: space[12],
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { '(max-width: 600px)': { position: 'static', paddingInline: space[16] } },
});
export const main = style({
  display: 'grid',
  gap: space[24],
  padding: space[24],
  maxInlineSize: '1280px',
  marginInline: 'auto',
  '@media': { '(max-width: 600px)': { padding: space[16] } },
});
export const group = style({
  fontSize: '20px',
  lineHeight: '28px',
  fontWeight: 600,
  marginBlockStart: space[16],
});
export const section = style({ display: 'grid', gap: space[8], minInlineSize: 0 });
export const title = style({ fontSize: '14px', fontWeight: 600, color: color.textMuted });
/** The host of a shadow root: it has the theme's private variables only inside, so it takes them from the page. */
export const frame = style({
  padding: space[24],
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: tokens.radius.large,
  minInlineSize: 0,
  '@media': { '(max-width: 600px)': { padding: space[16] } },
});
export const heading = style({
  fontSize: '32px',
  lineHeight: '40px',
  fontWeight: 600,
  letterSpacing: '-0.01em',
});
