import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { plainControl, type } from '../style/rules.ts';

const { color } = tokens;

export const toggle = style({
  ...plainControl,
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  inlineSize: tokens.layout.control,
  color: color.textMuted,
  cursor: 'pointer',
  outline: 'none',
  ':hover': { color: color.text },
  selectors: {
    '&[data-focus-visible]': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
      borderRadius: '7px',
    },
  },
});
export const popover = style({ inlineSize: 'var(--trigger-width)', maxInlineSize: 'none' });
export const list = style({ maxBlockSize: '320px', overflow: 'auto' });
export const empty = style({ ...type(14), padding: tokens.space[12], color: color.textMuted });
