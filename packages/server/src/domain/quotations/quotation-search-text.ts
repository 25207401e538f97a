import { toSearchText } from '../search/fold-text.ts';

interface Searched {
  readonly number: string;
  readonly title: string | null;
  readonly reference: string | null;
  readonly description: string | null;
  /** Name of the requester. */
  readonly requestedBy: string;
  readonly items: readonly { readonly number: string; readonly name: string }[];
}

/** Returns the search text of a quotation: its number, title, reference, description, requester and articles. */
export function quotationSearchText({ number, items, ...words }: Searched): string {
  const { title, reference, description, requestedBy } = words;
  const names = items.flatMap((item) => [item.number, item.name]);
  return toSearchText([title ?? '', reference ?? '', requestedBy, description ?? '', ...names], [number]);
}
