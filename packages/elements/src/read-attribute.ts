import type { AttributeSpec } from '@foyer/react/internal';

/** What an attribute may say. */
export type ValueSpec = Partial<Pick<AttributeSpec, 'type' | 'values'>>;

/** What an attribute's text says; what it cannot say is refused, for the page's developer to see. */
export function readAttribute(
  element: Element,
  name: string,
  text: string,
  { type, values }: ValueSpec,
): unknown {
  if (type === 'boolean') return text !== 'false';
  const value = type === 'number' ? Number.parseFloat(text) : text;
  const should = Number.isNaN(value) ? 'a number' : values?.includes(text) === false && values.join(' or ');
  if (!should) return value;
  console.error(`Foyer: <${element.localName} ${name}="${text}"> must be ${should}.`);
  return undefined;
}
