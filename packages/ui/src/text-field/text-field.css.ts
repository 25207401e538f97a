import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { plainControl } from '../style/rules.ts';

export const reveal = style({
  ...plainControl,
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  inlineSize: tokens.layout.touch,
  color: tokens.color.textMuted,
  cursor: 'pointer',
  borderRadius: '6px',
  ':hover': { color: tokens.color.text },
  ':focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '-3px' },
});
