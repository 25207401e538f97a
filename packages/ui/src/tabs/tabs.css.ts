import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { plainControl, transition, type } from '../style/rules.ts';

const { color, space } = tokens;

export const list = style({
  display: 'flex',
  gap: space[24],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.border}`,
});
export const tab = style({
  ...plainControl,
  ...type(14, 'medium'),
  ...transition('color', 'border-color'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  flexShrink: 0,
  minBlockSize: tokens.layout.touch,
  marginBlockEnd: '-1px',
  paddingInline: '2px',
  borderBlockEnd: '2px solid transparent',
  color: color.textMuted,
  cursor: 'pointer',
  ':hover': { color: color.text },
  ':disabled': { color: color.textDisabled, cursor: 'not-allowed' },
  ':focus-visible': {
    outline: `2px solid ${color.focus}`,
    outlineOffset: '-4px',
    borderRadius: tokens.radius.medium,
  },
  selectors: { '&[aria-selected="true"]': { color: color.text, borderBlockEndColor: color.primaryBorder } },
  '@media': {
    ...transition('')['@media'],
    // A transparent border is drawn there.
    '(forced-colors: active)': {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});
export const panel = style({
  paddingBlockStart: space[24],
  ':focus-visible': {
    outline: `2px solid ${color.focus}`,
    outlineOffset: '4px',
    borderRadius: tokens.radius.small,
  },
});
