import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl, transition, type, withText } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, layout } = tokens;
const phone = '(max-width: 599.98px)';

export const root = style({
  blockSize: '100%',
  color: color.sidebarText,
  '@media': { print: { display: 'none' } },
});
export const bar = style([
  transition('inline-size'),
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    inlineSize: layout.sideMenu,
    position: 'sticky',
    insetBlockStart: 0,
    blockSize: 'var(--foyer-side-menu-block-size, 100dvh)',
    minBlockSize: '480px',
    padding: space[16],
    background: color.sidebarSurface,
    '@media': { [phone]: { display: 'none' } },
  },
]);
export const rail = style({ inlineSize: layout.sideMenuCollapsed, paddingInline: space[12] });
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: layout.touch,
});
export const headerRail = style([header, { flexDirection: 'column' }]);
export const brand = style([
  plainControl,
  type(16, 'semibold'),
  {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    minBlockSize: layout.touch,
    color: color.sidebarTextActive,
    textDecoration: 'none',
    cursor: 'pointer',
    borderRadius: tokens.radius.small,
    ':focus-visible': { ...focusRing, outlineColor: color.sidebarFocus },
  },
]);
/** A white plate for a logo: logos are made for light pages, and the bar is dark. */
const logoPlate = style({
  blockSize: '40px',
  padding: '6px',
  borderRadius: tokens.radius.medium,
  background: '#fff',
  objectFit: 'contain',
});
export const logo = style([logoPlate, { paddingInline: space[12], maxInlineSize: '176px' }]);
export const logoSmall = style([logoPlate, { inlineSize: '40px' }]);
export const companySwitch = style({
  // as bold as the name that is shown if there is no other company
  selectors: { '&&': { paddingBlock: '1px', paddingInline: space[8], fontWeight: tokens.font.medium } },
});
/** The scrolling entries, which fade at the bottom edge. */
export const scroll = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  paddingBlockEnd: space[24],
  maskImage: 'linear-gradient(#000 calc(100% - 24px), transparent)',
  // a scrollbar that takes space has the colors of the bar; in the rail there is none, since it would move the icons
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.sidebarTextMuted} transparent`,
  selectors: { [`${rail} &`]: { scrollbarWidth: 'none' } },
});
export const company = style({ display: 'grid', gap: space[4], paddingInline: space[4] });
export const caption = style([type(12), { color: color.sidebarTextMuted }]);
/** The company's name, as tall as the switch that may replace it once the companies are loaded. */
export const companyName = style([
  type(14, 'medium'),
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: layout.control,
    color: color.sidebarTextActive,
    '@media': { '(pointer: coarse)': { minBlockSize: layout.touch } },
  },
]);
export const companyMark = style([companyName, { justifyContent: 'center', color: color.sidebarTextMuted }]);
export const modes = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: space[4],
  padding: space[4],
  borderRadius: tokens.radius.medium,
  background: color.sidebarHover,
});
export const mode = style([
  plainControl,
  type(14, 'medium'),
  {
    minBlockSize: '36px',
    textAlign: 'center',
    borderRadius: tokens.radius.small,
    color: color.sidebarText,
    cursor: 'pointer',
    ':hover': { color: color.sidebarTextActive },
    ':focus-visible': { ...focusRing, outlineColor: color.sidebarFocus, outlineOffset: '-2px' },
    selectors: {
      '&[aria-pressed="true"]': {
        color: color.sidebarTextActive,
        background: color.sidebarSurface,
        boxShadow: `inset 0 -2px 0 ${color.sidebarAccent}`,
      },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: layout.touch },
      '(forced-colors: active)': {
        selectors: { '&[aria-pressed="true"]': { borderBlockEnd: '2px solid Highlight' } },
      },
    },
  },
]);
export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.sidebarBorder}`,
});
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], paddingInline: space[12] });
export const linksRail = style({
  display: 'grid',
  justifyItems: 'center',
  marginInline: `calc(-1 * ${space[8]})`,
  paddingBlock: space[4],
});
export const link = style([
  type(12),
  {
    color: color.sidebarTextMuted,
    textDecoration: 'none',
    paddingBlock: space[4],
    '@media': { '(pointer: coarse)': { paddingBlock: '14px' } },
    borderRadius: tokens.radius.small,
    ':hover': { color: color.sidebarTextActive, textDecoration: 'underline' },
    ':focus-visible': { ...focusRing, outlineColor: color.sidebarFocus },
  },
]);
/** Smaller in the rail, because a French word would overflow it. */
globalStyle(`${linksRail} > *`, { fontSize: withText(11), textAlign: 'center' });
export const tenantLogo = style([
  logoPlate,
  { blockSize: '32px', maxInlineSize: '100%', padding: '4px', paddingInline: space[8], justifySelf: 'start' },
]);
/** The space of the two links, which are below each other in the rail. */
export const room = style({
  blockSize: '24px',
  '@media': { '(pointer: coarse)': { blockSize: '44px' } },
});
export const roomRail = style({
  blockSize: '56px',
  '@media': { '(pointer: coarse)': { blockSize: '96px' } },
});
export const logoRoom = style({ blockSize: '32px' });
export const topBar = style({
  display: 'none',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '56px',
  paddingInline: space[8],
  background: color.sidebarSurface,
  '@media': { [phone]: { display: 'flex' } },
});
/** Logo, and below it the mode and company, in the bar of a phone. */
export const topPlace = style({
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
});
globalStyle(`${topPlace} > a`, { minBlockSize: '36px' });
globalStyle(`${topPlace} img`, { blockSize: '32px', padding: '4px' });
export const place = style([
  type(12),
  {
    minBlockSize: tokens.line[12],
    color: color.sidebarTextMuted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
]);
export const drawer = style({ display: 'grid', gap: space[16], alignContent: 'start' });
/** The banner, fixed at the bottom of the window. */
export const banner = style([
  type(14, 'medium'),
  {
    position: 'fixed',
    zIndex: tokens.z.bar,
    insetBlockEnd: space[16],
    insetInlineStart: `calc(${layout.sideMenu} + ${space[16]})`,
    insetInlineEnd: space[16],
    '@media': { [phone]: { insetInlineStart: space[16] }, print: { display: 'none' } },
    marginInline: 'auto',
    inlineSize: 'fit-content',
    maxInlineSize: '720px',
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    padding: `${space[8]} ${space[16]}`,
    border: `1px solid ${color.warningBorder}`,
    borderRadius: tokens.radius.large,
    boxShadow: tokens.shadow.overlay,
    color: color.warningText,
    background: color.warningSoft,
  },
]);
export const bannerText = style({ flex: 1 });
/** A button of the footer, aligned with the entries. */
export const footerButton = style({
  selectors: {
    '&&': { justifyContent: 'flex-start', paddingInline: space[8], fontWeight: tokens.font.medium },
  },
});
