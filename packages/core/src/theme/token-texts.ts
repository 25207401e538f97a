import type { ColorName, staticTokens } from './tokens.ts';

/** Purpose of each colour; a missing one does not compile. */
const colors: Readonly<Record<ColorName, string>> = {
  primary: 'Brand colour: main buttons, selected items',
  primaryHover: 'Brand colour on hover',
  primaryActive: 'Brand colour while pressed',
  onPrimary: 'Text and icons on the brand colour',
  primarySoft: 'Subtle background in the brand colour',
  primaryBorder: 'Lines in the brand colour, visible on any surface',
  primaryText: 'Text and links in the brand colour, readable on any surface',
  text: 'Text and headings',
  textMuted: 'Secondary text: hints, labels of facts',
  textSubtle: 'Least prominent text that is still readable',
  textDisabled: 'Text of disabled controls',
  surface: 'Background of fields, cards and dialogs',
  surfaceRaised: 'Background of raised layers: menus, popovers, dialogs',
  surfaceSunken: 'Background of the page and of table heads',
  surfaceHover: 'Background on hover',
  surfaceInverse: 'Inverse background: tooltips',
  onInverse: 'Text and icons on the inverse surface',
  border: 'Dividing lines',
  borderStrong: 'Outlines of fields and controls, with the contrast required for them',
  focus: 'Focus ring',
  overlay: 'Backdrop over the page behind a dialog',
  skeleton: 'Placeholder of content that is loading',
  shadow: 'Colour of shadows',
  danger: 'Error colour: destructive buttons, failures',
  dangerHover: 'Error colour on hover',
  onDanger: 'Text and icons on the error colour',
  dangerSoft: 'Background of an error message',
  dangerText: 'Text of an error',
  dangerBorder: 'Outline of a field with an error',
  success: 'Success colour',
  onSuccess: 'Text and icons on the success colour',
  successSoft: 'Background of a success message',
  successText: 'Text of a success message',
  successBorder: 'Lines of a success message',
  warning: 'Warning colour',
  onWarning: 'Text and icons on the warning colour',
  warningSoft: 'Background of a warning',
  warningText: 'Text of a warning',
  warningBorder: 'Lines of a warning',
  info: 'Information colour',
  onInfo: 'Text and icons on the information colour',
  infoSoft: 'Background of a note',
  infoText: 'Text of a note',
  infoBorder: 'Lines of a note',
  sidebarSurface: 'Background of the side menu, dark in both schemes',
  sidebarHover: 'Background of a side menu entry on hover',
  sidebarActive: 'Background of the current menu entry',
  sidebarText: 'Entries of the side menu',
  sidebarTextMuted: 'Headings in the side menu',
  sidebarTextActive: 'Text of the current menu entry',
  sidebarBorder: 'Lines in the side menu',
  sidebarAccent: 'Marker of the current menu entry',
  sidebarFocus: 'Focus ring in the side menu',
};

type Groups = typeof staticTokens;
type Texts<G extends keyof Groups> = Readonly<Record<keyof Groups[G] & string, string>>;

const fonts: Texts<'font'> = {
  family: 'Typeface of all text',
  mono: 'Typeface of numbers and codes',
  regular: 'Weight of running text',
  medium: 'Weight of labels and buttons',
  semibold: 'Weight of headings',
  bold: 'Weight of the most prominent text',
};
const radii: Texts<'radius'> = {
  small: 'Corners of small elements: checkboxes, chips',
  medium: 'Corners of buttons and fields',
  large: 'Corners of cards and dialogs',
  round: 'Corners of circles and pills',
};
const shadows: Texts<'shadow'> = {
  raised: 'Shadow of cards',
  overlay: 'Shadow of menus, popovers and dialogs',
};
const motions: Texts<'motion'> = {
  fast: 'Duration of small transitions: hover, focus',
  medium: 'Duration of opening an element',
  slow: 'Duration of opening a large element',
  ease: 'Easing of all motion',
};
const layouts: Texts<'layout'> = {
  control: 'Height of buttons and fields',
  touch: 'Minimum height and width of touch targets',
  sideMenu: 'Width of the side menu',
  sideMenuCollapsed: 'Width of the side menu while it is collapsed',
  dialog: 'Maximum width of a dialog',
  page: 'Maximum width of a page’s content',
};
const layers: Texts<'z'> = {
  sticky: 'Layer of sticky headers',
  bar: 'Layer of bars at the edge of the window',
  overlay: 'Layer above everything else in a widget',
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
    space: (step) => `Spacing of ${step} px`,
    size: (step) => `Text size of ${step} px at the browser’s default of 16 px`,
    line: (step) => `Line height of text of size ${step}`,
  }),
);

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns the purpose of a public custom property by its name: `--foyer-color-text-muted`. */
export function tokenText(property: string): string {
  const [, group = '', name = ''] = /^--foyer-([a-z]+)-(.+)$/.exec(property) ?? [];
  const text = steps.get(group)?.(name) ?? named.get(group)?.get(camel(name));
  if (!text) throw new Error(`${property} has no description: add one to core/src/theme/token-texts.ts.`);
  return text;
}
