import type { ArchivedInvoice } from '../invoice-archive.repo.ts';

type Archived = readonly Pick<ArchivedInvoice, 'kind' | 'issuedOn'>[];

/** Returns the kind of all documents of an archive, by which it is named. */
export function archiveKind(found: Archived): ArchivedInvoice['kind'] | 'both' {
  const [first, ...others] = new Set(found.map(({ kind }) => kind));
  return first === undefined || others.length > 0 ? 'both' : first;
}

/**
 * Returns the period in which the documents of an archive were issued, for its file name: a day (`2026-10-15`), a month (`2026-10`), or the
 * first and the last month.
 */
export function archivePeriod(found: Archived): string {
  const days = found.map(({ issuedOn }) => issuedOn).sort();
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (first === last) return first;
  const [from, to] = [first.slice(0, 7), last.slice(0, 7)];
  return from === to ? from : `${from} - ${to}`;
}
