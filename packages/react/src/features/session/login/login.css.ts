import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

export const login = style({
  display: 'grid',
  gap: tokens.space[16],
  inlineSize: '100%',
  maxInlineSize: '400px',
  marginInline: 'auto',
  padding: tokens.space[24],
});
export const brand = style({ minBlockSize: '48px', display: 'grid', alignItems: 'center' });
export const logo = style({ maxBlockSize: '48px', maxInlineSize: '200px' });
export const title = style([type(24, 'semibold')]);
export const notice = style([
  type(14),
  {
    padding: `${tokens.space[8]} ${tokens.space[12]}`,
    borderRadius: tokens.radius.medium,
    color: tokens.color.infoText,
    background: tokens.color.infoSoft,
  },
]);
/** Grid of password and submit button; the password's field and the button that shows it share the first row. */
export const credentials = style({ display: 'grid', gap: tokens.space[16] });
export const password = style({ gridArea: '1 / 1' });
/** Room for the button in the frame of the password, so that the text does not run below it. */
export const revealRoom = style({ inlineSize: `calc(${tokens.layout.touch} - ${tokens.space[12]})` });
/** Lies over the frame of the password, below the line of its label. */
export const reveal = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  alignSelf: 'start',
  marginBlockStart: `calc(${tokens.line[14]} + 6px)`,
  blockSize: tokens.layout.control,
  '@media': { '(pointer: coarse)': { blockSize: tokens.layout.touch } },
});
export const forgotten = style([
  plainControl,
  type(14),
  {
    color: tokens.color.primaryText,
    textDecoration: 'underline',
    cursor: 'pointer',
    justifySelf: 'start',
    borderRadius: tokens.radius.small,
    ':focus-visible': focusRing,
    // grows into the gaps around it, so that the form has the same height on every device
    '@media': {
      '(pointer: coarse)': {
        display: 'grid',
        alignItems: 'center',
        minBlockSize: tokens.layout.touch,
        marginBlock: `calc((${tokens.line[14]} - ${tokens.layout.touch}) / 2)`,
      },
    },
  },
]);
export const actions = style({ display: 'grid', gap: tokens.space[12] });
