import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { focusRing, plainControl, type } from '../style/rules.ts';

const { color, space } = tokens;

export const chip = style({
  ...plainControl,
  ...type(14),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '32px',
  maxInlineSize: '100%',
  paddingInline: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: '16px',
  background: color.surface,
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: color.surfaceHover },
  ':focus-visible': focusRing,
  selectors: {
    '&[aria-pressed=true], &[data-removable]': {
      borderColor: color.primaryBorder,
      background: color.primarySoft,
      color: color.primaryText,
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: '40px', borderRadius: '20px' },
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed=true]': { borderColor: 'Highlight', borderWidth: '2px' } },
    },
  },
});
export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const cross = style({ flex: 'none', marginInlineEnd: '-4px' });
