/**
 * A node of a first stage, which the build creates from React's markup: `[tag, attributes, ...children]`. A number stands for a text
 * of the language, a string for itself, `['!', text]` for a comment that React looks for, and `['?', linked, plain]` for a choice that
 * depends on whether the page has an address for the link.
 */
export type StageNode =
  | string
  | number
  | StageElement
  | readonly ['!', string]
  | readonly ['?', StageElement, StageElement];
export type StageElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: StageNode[],
];

/** The variable values of a tree. */
export interface StageValues {
  /** The language's texts, then the address, then the language's tag. */
  readonly texts: readonly string[];
  readonly isLinked: boolean;
}

/** Creates the DOM nodes without HTML text, which Trusted Types would refuse. */
export function createStageNode(node: StageNode, values: StageValues, parent?: Element): Node {
  // written for size: no string of the tree is a number
  if (!Array.isArray(node)) return new Text(values.texts[node as number] ?? (node as string));
  const [tag, attributes, ...children] = node as StageElement;
  if (tag === '!') return new Comment(attributes as unknown as string);
  if (tag === '?')
    return createStageNode((values.isLinked ? attributes : children[0]) as StageNode, values, parent);
  const isSvg = tag === 'svg' || parent instanceof SVGElement;
  const element = isSvg
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, typeof value === 'number' ? (values.texts[value] ?? '') : value);
  }
  element.append(...children.map((child) => createStageNode(child, values, element)));
  return element;
}
