import type { StageElement, StageNode } from '../../src/stage/stage-node.ts';

const token = /<!--([\s\S]*?)-->|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
const attribute = /([\w-]+)(?:="([^"]*)")?/g;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const withoutEntities = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? '');

type Open = [string, Record<string, string>, ...StageNode[]];

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, withoutEntities(value)]),
  );
}

/** Parses the regular markup of React's server renderer into one element. Throws an error on unknown syntax. */
export function parseMarkup(html: string): StageElement {
  const top: Open = ['top', {}];
  const open: Open[] = [top];
  let at = 0;
  for (const match of html.matchAll(token)) {
    const [whole, comment, closed, name, attributes = '', slash, text] = match;
    if (match.index !== at) break;
    at += whole.length;
    const parent = open.at(-1) as Open;
    if (comment !== undefined) parent.push(['!', comment]);
    else if (text !== undefined) parent.push(withoutEntities(text));
    else if (name !== undefined) {
      const element: Open = [name, attributesOf(attributes)];
      parent.push(element);
      if (slash === '' && !/^(input|img|br|hr)$/.test(name)) open.push(element);
    } else if (open.pop()?.[0] !== closed)
      throw new Error(`The markup closes <${closed}>, which is not open.`);
  }
  const [root, ...others] = top.slice(2) as StageNode[];
  if (at !== html.length || open.length !== 1 || others.length > 0 || !Array.isArray(root)) {
    throw new Error(`Cannot parse the markup from character ${at}: ${html.slice(at, at + 80)}`);
  }
  return root as unknown as StageElement;
}
