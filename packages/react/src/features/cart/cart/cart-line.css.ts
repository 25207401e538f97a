import { tokens } from '@foyer/core/theme';
import { plainControl, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;
const roomy = 'cart (min-width: 620px)';

export const line = style({
  display: 'grid',
  // the name shares its row with a button, not with the sum, so that a long sum does not narrow the name
  gridTemplateColumns: '64px minmax(0, 1fr) auto 44px',
  gridTemplateAreas:
    '"picture text text remove" "problem problem problem problem" "quantity quantity sum sum" "note note note note"',
  gap: `${space[8]} ${space[16]}`,
  alignItems: 'start',
  paddingBlock: space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@container': {
    [roomy]: {
      gridTemplateColumns: '72px minmax(0, 1fr) auto 112px 40px',
      gridTemplateAreas:
        '"picture text quantity sum remove" "picture problem problem problem problem" "picture note note note note"',
    },
  },
});
export const removed = style({
  paddingBlock: space[16],
  selectors: { '& + &, * + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const picture = style({ gridArea: 'picture' });
export const pictureFrame = style({ aspectRatio: '1' });
export const text = style({ gridArea: 'text', minInlineSize: 0 });
export const name = style({ ...type(14, 'semibold'), overflowWrap: 'anywhere' });
export const link = style({
  ...plainControl,
  textAlign: 'start',
  cursor: 'pointer',
  color: color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
export const meta = style({ ...type(12), color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const quantity = style({ gridArea: 'quantity' });
export const sum = style({
  gridArea: 'sum',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  paddingBlockStart: '10px',
});
export const sumMain = style({ ...type(14, 'semibold'), whiteSpace: 'nowrap' });
export const remove = style({ gridArea: 'remove', justifySelf: 'end' });
export const problem = style({ gridArea: 'problem', ':empty': { display: 'none' } });
export const note = style({ gridArea: 'note' });
export const skeleton = style([line, { minBlockSize: '104px' }]);
