import type { Result } from '@foyer/core';

/** One page of a list operation. */
export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  readonly total?: number | undefined;
  readonly totalIsCapped?: boolean | undefined;
}

/** Thrown when a page could not be read. */
class CollectError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`A page of the list failed: ${code}`);
    this.code = code;
  }
}

const pageSize = 100;

/** Reads every page of a query from its first.
 * @throws CollectError when a page fails
 */
export async function collectPages<Item>(
  read: (input: { query: Record<string, unknown> }) => Promise<Result<PageOf<Item>>>,
  query: Readonly<Record<string, unknown>>,
  onProgress?: (count: number) => void,
): Promise<Item[]> {
  const { cursor: _, ...first } = query;
  const all: Item[] = [];
  let cursor: string | null = null;
  do {
    const result: Result<PageOf<Item>> = await read({
      query: { ...first, limit: pageSize, ...(cursor !== null && { cursor }) },
    });
    if (!result.ok) throw new CollectError(result.error.code);
    all.push(...result.value.items);
    onProgress?.(all.length);
    cursor = result.value.nextCursor;
  } while (cursor !== null);
  return all;
}
