import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { plainControl } from '../style/rules.ts';

const { color } = tokens;

/** A button at the end of a field's frame. */
export const fieldButton = style({
  ...plainControl,
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  flexShrink: 0,
  inlineSize: tokens.layout.control,
  color: color.textMuted,
  cursor: 'pointer',
  outline: 'none',
  ':hover': { color: color.text },
  ':disabled': { color: color.textDisabled, cursor: 'not-allowed' },
  selectors: {
    '&:is(:focus-visible, [data-focus-visible])': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
      borderRadius: '7px',
    },
  },
});
