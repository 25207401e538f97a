import type { AttributeSpec } from '@foyer/react/internal';

/** Type and valid values of an attribute. */
export type ValueSpec = Partial<Pick<AttributeSpec, 'type' | 'values'>>;

/** Converts an attribute's text to its value; undefined for an invalid text, which is reported on the console. */
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
