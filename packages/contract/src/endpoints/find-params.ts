import type { OperationName, ReadName } from '../routes.ts';
import type { IdSource } from './id-from.ts';

/** Calls a read; its response may have any shape. */
export type AskRead = (name: ReadName, params: Readonly<Record<string, string>>) => Promise<unknown>;

/** Parameters for a path, or the source that gave none. */
export type FoundParams =
  | { readonly params: Readonly<Record<string, string>> }
  | { readonly missing: IdSource };

/** Maximum number of candidates that are tried for one parameter; a ticket without files must not hide the files of the next one. */
const MOST_TRIED = 25;

/** Splits a source into its operation and the path to the id in the response. */
export function readSource(source: Exclude<IdSource, 'mail'>): { name: ReadName; way: readonly string[] } {
  const [name, ...way] = source.split('.');
  return { name: name as ReadName, way: way.length > 0 ? way : ['items', 'id'] };
}

/**
 * Finds parameters for an endpoint's path by calling the reads that its `idFrom` names, one parameter after the other; where a candidate
 * leads nowhere, the next one is tried. `pathOf` returns an operation's path template.
 */
export async function findParams(
  idFrom: Readonly<Record<string, IdSource>> | undefined,
  ask: AskRead,
  pathOf: (name: OperationName) => string,
): Promise<FoundParams> {
  let missing: IdSource = 'mail';
  async function fill(
    open: readonly (readonly [string, IdSource])[],
    params: Readonly<Record<string, string>>,
  ): Promise<Readonly<Record<string, string>> | null> {
    const [first, ...rest] = open;
    if (first === undefined) return params;
    const [param, source] = first;
    missing = source;
    if (source === 'mail') return null;
    const { name, way } = readSource(source);
    const own = [...pathOf(name).matchAll(/\{(\w+)\}/g)].map(
      ([, key = '']) => [key, params[key] ?? ''] as const,
    );
    const ids = valuesAt(await ask(name, Object.fromEntries(own)), way).slice(0, MOST_TRIED);
    for (const id of ids) {
      const found = await fill(rest, { ...params, [param]: id });
      if (found) return found;
    }
    return null;
  }
  const params = await fill(Object.entries(idFrom ?? {}), {});
  return params ? { params } : { missing };
}

/** Returns all texts at the end of a path, through arrays. */
function valuesAt(value: unknown, way: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, way));
  const [key, ...rest] = way;
  if (key === undefined) return typeof value === 'string' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return valuesAt((value as Readonly<Record<string, unknown>>)[key], rest);
}
