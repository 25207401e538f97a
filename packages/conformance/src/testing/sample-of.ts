import { fallbackLocale } from '@foyer/contract/languages';
import type { GenericSchema } from 'valibot';

interface Walkable {
  readonly type: string;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly item?: GenericSchema;
  readonly wrapped?: GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string }[];
}

/** Returns a value that a response schema of the contract accepts. */
export function sampleOf(schema: GenericSchema): unknown {
  const node = schema as unknown as Walkable;
  switch (node.type) {
    case 'object':
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(node.entries ?? {})
          .map(([key, entry]) => [key, sampleOf(entry)] as const)
          .filter(([, value]) => value !== undefined),
      );
    case 'array':
      return node.item ? [sampleOf(node.item)] : [];
    case 'string':
      return sampleText(node);
    case 'number':
      return 1;
    case 'boolean':
      return false;
    case 'literal':
      return node.literal;
    case 'picklist':
      return node.options?.[0];
    case 'nullable':
      return null;
    case 'optional':
      return undefined;
    case 'record':
      return {};
    default:
      throw new Error(`no sample for ${node.type}`);
  }
}

/** Returns a sample text. Of the formats in the contract's responses, only the locale code does not match `x1`. */
function sampleText({ pipe = [] }: Walkable): string {
  const regex = pipe.find((action) => action.type === 'regex') as { requirement?: RegExp } | undefined;
  return !regex?.requirement || regex.requirement.test('x1') ? 'x1' : fallbackLocale;
}
