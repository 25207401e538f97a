import { nextFrame, type WidgetDeclaration } from './widgets.ts';

/** Parents found on pages: the style of a box of a given width, and of an inner box around the widget. */
const parents: Readonly<Record<string, { readonly box?: string; readonly inner?: string }>> = {
  'a block': {},
  'a centred column': { box: 'display:flex;flex-direction:column;align-items:center' },
  'a flex row': { box: 'display:flex' },
  'a centring grid': { box: 'display:grid;place-items:center' },
  'a grid with its own columns': { box: 'display:grid;grid-template-columns:auto;justify-content:start' },
  'an inline block': { inner: 'display:inline-block' },
  'a float': { inner: 'float:left' },
  'an absolute box': { box: 'position:relative', inner: 'position:absolute' },
  'a fit-content box': { inner: 'width:fit-content' },
  'a table cell': { box: 'display:table;table-layout:auto', inner: 'display:table-cell' },
};
const widths = [320, 768, 1280];
/** Width in px of a widget that fills its parent, if the parent has no width. */
const wanted = 640;
const fills = ({ inlineSize }: WidgetDeclaration) => inlineSize === undefined;
const isFilled = (parent: string) => /block$|column$|row|centring/.test(parent) && !/inline/.test(parent);

/** Creates a parent of a width, and the node that the widget is put into. */
function parentOf(name: string, width: number): { box: HTMLElement; inner: HTMLElement } {
  const { box: boxStyle = '', inner: innerStyle } = parents[name] ?? {};
  const box = document.createElement('div');
  // a table is as wide as its cells: a block around it limits the room
  const outer = document.createElement('div');
  outer.style.cssText = `width:${width}px;overflow:hidden`;
  box.style.cssText = boxStyle;
  outer.append(box);
  const inner = innerStyle === undefined ? box : document.createElement('div');
  if (innerStyle !== undefined) inner.style.cssText = innerStyle;
  if (inner !== box) box.append(inner);
  document.body.append(outer);
  return { box: outer, inner };
}

/** Faults of a widget's size in one parent. */
async function faultsIn(widget: WidgetDeclaration, element: HTMLElement, name: string, width: number) {
  const { box, inner } = parentOf(name, width);
  inner.append(element);
  await nextFrame();
  const { width: own } = element.getBoundingClientRect();
  const root = element.shadowRoot?.querySelector<HTMLElement>('[part~=root]');
  const least = fills(widget) ? (isFilled(name) ? width : Math.min(width, wanted)) : 40;
  const faults = [
    own < least - 1 && `only ${own} px wide`,
    own > width + 1 && `${own} px wide`,
    (root?.scrollWidth ?? 0) > (root?.clientWidth ?? 0) + 1 && `its content is ${root?.scrollWidth} px wide`,
  ].filter(Boolean);
  document.body.append(element);
  box.remove();
  return faults.map((fault) => `in ${name} of ${width} px: ${fault}`);
}

/** Faults of a widget's size in all parents and widths. One widget is enough, since it keeps its state when it is moved. */
export async function sizeFaults(widget: WidgetDeclaration, element: HTMLElement): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths)
    for (const name of Object.keys(parents)) faults.push(...(await faultsIn(widget, element, name, width)));
  return faults;
}
