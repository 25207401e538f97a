import type { ColorName, staticTokens } from './tokens.ts';

/** Purpose of each colour; a missing one does not compile. */
const colors: Readonly<Record<ColorName, string>> = {
  primary: 'The brand: main buttons, what is chosen',
  primaryHover: 'The brand under the pointer',
  primaryActive: 'The brand while it is pressed',
  onPrimary: 'Text and icons on the brand',
  primarySoft: 'Quiet ground in the brand’s colour',
  primaryBorder: 'Lines in the brand’s colour, visible on any surface',
  primaryText: 'Text and links in the brand’s colour, readable on any surface',
  text: 'Text and headings',
  textMuted: 'Text of lesser weight: hints, labels of facts',
  textSubtle: 'The quietest text that is still to be read',
  textDisabled: 'Text of what cannot be used now',
  surface: 'Ground of fields, cards and dialogs',
  surfaceRaised: 'Ground of what lies above: menus, popovers, dialogs',
  surfaceSunken: 'Ground of what lies below: the page, table heads',
  surfaceHover: 'Ground under the pointer',
  surfaceInverse: 'Ground of what stands out: tooltips',
  onInverse: 'Text and icons on the inverse surface',
  border: 'Lines between things',
  borderStrong: 'Outlines of fields and controls, with the contrast that these need',
  focus: 'The ring around what has the focus',
  overlay: 'What lies over the page behind a dialog',
  skeleton: 'What stands in for something that is loading',
  shadow: 'The colour of shadows',
  danger: 'What destroys or failed',
  dangerHover: 'The same under the pointer',
  onDanger: 'Text and icons on it',
  dangerSoft: 'Ground of a message that something failed',
  dangerText: 'Text of an error',
  dangerBorder: 'Outline of a field with an error',
  success: 'What went well',
  onSuccess: 'Text and icons on it',
  successSoft: 'Ground of a message that something went well',
  successText: 'Text of a message that something went well',
  successBorder: 'Lines of a message that something went well',
  warning: 'What wants attention',
  onWarning: 'Text and icons on it',
  warningSoft: 'Ground of a warning',
  warningText: 'Text of a warning',
  warningBorder: 'Lines of a warning',
  info: 'What is good to know',
  onInfo: 'Text and icons on it',
  infoSoft: 'Ground of a note',
  infoText: 'Text of a note',
  infoBorder: 'Lines of a note',
  sidebarSurface: 'Ground of the side menu, dark in both schemes',
  sidebarHover: 'The side menu under the pointer',
  sidebarActive: 'Ground of the menu entry one is at',
  sidebarText: 'Entries of the side menu',
  sidebarTextMuted: 'Headings in the side menu',
  sidebarTextActive: 'The menu entry one is at',
  sidebarBorder: 'Lines in the side menu',
  sidebarAccent: 'The mark of the menu entry one is at',
  sidebarFocus: 'The focus ring in the side menu',
};

type Groups = typeof staticTokens;
type Texts<G extends keyof Groups> = Readonly<Record<keyof Groups[G] & string, string>>;

const fonts: Texts<'font'> = {
  family: 'Typeface of all text',
  mono: 'Typeface of numbers and codes that are compared letter by letter',
  regular: 'Weight of running text',
  medium: 'Weight of labels and buttons',
  semibold: 'Weight of headings',
  bold: 'Weight of what must be found first',
};
const radii: Texts<'radius'> = {
  small: 'Corners of small things: checkboxes, chips',
  medium: 'Corners of buttons and fields',
  large: 'Corners of cards and dialogs',
  round: 'Corners of what is a circle or a pill',
};
const shadows: Texts<'shadow'> = {
  raised: 'Shadow of cards',
  overlay: 'Shadow of menus, popovers and dialogs',
};
const motions: Texts<'motion'> = {
  fast: 'How long small changes take: hover, focus',
  medium: 'How long things take to open',
  slow: 'How long large things take to open',
  ease: 'The curve of all movement',
};
const layouts: Texts<'layout'> = {
  control: 'Height of buttons and fields',
  touch: 'Least height and width of what a finger hits',
  sideMenu: 'Width of the side menu',
  sideMenuCollapsed: 'Width of the side menu while it is collapsed',
  dialog: 'Greatest width of a dialog',
  page: 'Greatest width of a page’s content',
};
const layers: Texts<'z'> = {
  sticky: 'Layer of heads that stay while one scrolls',
  bar: 'Layer of bars at the edge of the window',
  overlay: 'Layer of what lies over everything else in a widget',
};
const textsOf = (texts: object): ReadonlyMap<string, string> => new Map(Object.entries(texts));

const named: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries({
    color: textsOf(colors),
    font: textsOf(fonts),
    radius: textsOf(radii),
    shadow: textsOf(shadows),
    motion: textsOf(motions),
    layout: textsOf(layouts),
    z: textsOf(layers),
  }),
);
const steps: ReadonlyMap<string, (step: string) => string> = new Map(
  Object.entries({
    space: (step) => `Space between things: the step that is ${step} px`,
    size: (step) => `Size of text: the step that is ${step} px where the browser’s text is 16 px`,
    line: (step) => `Height of a line of text of the size ${step}`,
  }),
);

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns the purpose of a public custom property by its name: `--foyer-color-text-muted`. */
export function tokenText(property: string): string {
  const [, group = '', name = ''] = /^--foyer-([a-z]+)-(.+)$/.exec(property) ?? [];
  const text = steps.get(group)?.(name) ?? named.get(group)?.get(camel(name));
  if (!text) throw new Error(`Nothing says what ${property} is for: core/src/theme/token-texts.ts.`);
  return text;
}
