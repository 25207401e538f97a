import { tokens } from '@foyer/core/theme';
import { box as boxRule, checkbox } from '@foyer/ui/checkbox/checkbox.css.ts';
import { type, visuallyHiddenRule } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = tokens;
const wide = '(min-width: 720px)';
const narrow = '(max-width: 719px)';

export const field = style({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'grid',
  gap: space[12],
});
export const legend = style(visuallyHiddenRule);
export const scroller = style({ overflowX: 'auto' });
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@container': { [narrow]: { display: 'block' } },
});
export const head = style({ '@container': { [narrow]: visuallyHiddenRule } });
export const corner = style({
  ...type(12, 'medium'),
  color: color.textMuted,
  textAlign: 'start',
  verticalAlign: 'bottom',
  paddingBlockEnd: space[8],
});
export const ability = style({
  ...type(12, 'medium'),
  color: color.textMuted,
  verticalAlign: 'bottom',
  textAlign: 'center',
  padding: `0 ${space[4]} ${space[8]}`,
  minInlineSize: '72px',
  overflowWrap: 'break-word',
  hyphens: 'auto',
});
/** As wide as the table, which uses no table layout if it is narrow. */
export const rows = style({ '@container': { [narrow]: { display: 'block' } } });
export const row = style({
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:not([data-refused]):hover': { background: color.surfaceHover } },
  '@container': { [narrow]: { display: 'block', paddingBlock: space[4] } },
});
export const role = style({
  textAlign: 'start',
  fontWeight: 'inherit',
  '@container': { [narrow]: { display: 'block' } },
});
export const choice = style({
  ...type(14, 'medium'),
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: tokens.layout.touch,
  cursor: 'pointer',
  selectors: { '[data-refused] &': { color: color.textMuted, cursor: 'default' } },
});
export const box = style([boxRule, checkbox, { flex: 'none' }]);
/** The description of a role. In the wide table, where columns show the abilities, it only explains why a role cannot be granted. */
export const words = style({
  ...type(12),
  display: 'block',
  color: color.textMuted,
  paddingInlineStart: space[32],
  paddingBlockEnd: space[8],
  '@container': { [wide]: { selectors: { 'tr:not([data-refused]) &': { display: 'none' } } } },
});
export const cell = style({
  textAlign: 'center',
  color: color.primaryText,
  '@container': { [narrow]: { display: 'none' } },
});
globalStyle(`${cell} > svg`, { marginInline: 'auto' });
export const hint = style({ ...type(12), color: color.textMuted });
export const chosen = style({
  ...type(14),
  padding: `${space[8]} ${space[12]}`,
  borderRadius: tokens.radius.medium,
  background: color.surfaceSunken,
  ':empty': { display: 'none' },
});
