import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl, transition, type, visuallyHiddenRule } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, layout, radius, space } = tokens;
const phone = '(max-width: 599.98px)';
/** Container query: width of the element, however wide the window is. */
const narrow = '(max-width: 599.98px)';
const medium = '(max-width: 959px)';

export const frame = style({ containerType: 'inline-size', inlineSize: '100%' });

export const shell = style({
  display: 'flex',
  alignItems: 'stretch',
  position: 'relative',
  minBlockSize: '640px',
  background: color.surfaceSunken,
  '@container': { [narrow]: { flexDirection: 'column' } },
  '@media': { print: { display: 'block', minBlockSize: 0, background: 'none' } },
});
/** Reserves the space of the menu, so that nothing moves when it is loaded. */
export const menu = style([
  transition('inline-size'),
  {
    flex: 'none',
    inlineSize: layout.sideMenu,
    background: color.sidebarSurface,
    '@container': {
      [narrow]: {
        inlineSize: 'auto',
        minBlockSize: '56px',
        vars: { '--foyer-side-menu-block-size': '480px' },
      },
    },
    '@media': { [phone]: { inlineSize: 'auto', minBlockSize: '56px' }, print: { display: 'none' } },
  },
]);
export const rail = style([
  menu,
  {
    inlineSize: layout.sideMenuCollapsed,
    '@container': { [narrow]: { inlineSize: 'auto' } },
    '@media': { [phone]: { inlineSize: 'auto' } },
  },
]);
export const page = style({ flex: 1, minInlineSize: 0 });
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '64px',
  paddingInline: space[32],
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
  '@container': {
    [medium]: { paddingInline: space[24] },
    [narrow]: { minBlockSize: '56px', paddingInline: space[16] },
  },
  '@media': { print: { display: 'none' } },
});
export const owner = style([
  type(16, 'medium'),
  { flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
export const headerWidget = style({ flex: 'none', minInlineSize: layout.touch, minBlockSize: layout.touch });
/** The word in the help button, for screen readers alone in a narrow portal. */
export const helpWord = style({ '@container': { [medium]: visuallyHiddenRule } });
export const help = style({
  selectors: {
    '&&': { minInlineSize: layout.touch, minBlockSize: layout.touch, color: color.textMuted },
  },
});
export const main = style({
  maxInlineSize: '1864px',
  marginInline: 'auto',
  padding: space[32],
  ':focus': { outline: 'none' },
  '@container': { [medium]: { padding: space[24] }, [narrow]: { padding: space[16] } },
  '@media': { print: { padding: '0 !important' } },
});
/** Space below the end of a page for the impersonation bar. */
export const acted = style({ paddingBlockEnd: '168px' });
/** The menu shows the impersonation, so screens do not repeat it; no minimum height, since nothing follows below a screen. */
export const screen = style({ minBlockSize: 0, vars: { '--foyer-acting-bar': 'none' } });
export const skip = style([
  plainControl,
  type(14, 'medium'),
  visuallyHiddenRule,
  {
    ':focus-visible': {
      ...focusRing,
      insetBlockStart: space[8],
      insetInlineStart: space[8],
      zIndex: 1,
      inlineSize: 'auto',
      blockSize: 'auto',
      minBlockSize: layout.touch,
      margin: 0,
      padding: `${space[8]} ${space[16]}`,
      clipPath: 'none',
      borderRadius: radius.medium,
      color: color.onPrimary,
      background: color.primary,
    },
    '@media': { print: { display: 'none' } },
  },
]);

export const entrance = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space[24],
  minBlockSize: '640px',
  padding: `clamp(${space[24]}, 8vb, 80px) ${space[16]} ${space[24]}`,
  background: color.surfaceSunken,
});
const wide = style({ inlineSize: '100%' });
export const panel = style([
  wide,
  {
    maxInlineSize: '434px',
    padding: space[16],
    border: `1px solid ${color.border}`,
    borderRadius: radius.large,
    background: color.surface,
    '@container': { [narrow]: { padding: 0 } },
  },
]);
export const entranceMain = style([
  wide,
  { display: 'grid', justifyItems: 'center', ':focus': { outline: 'none' } },
]);
export const aside = style([type(14), { color: color.textMuted, textAlign: 'center' }]);
export const foot = style([
  aside,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${space[8]} ${space[24]}`,
  },
]);
