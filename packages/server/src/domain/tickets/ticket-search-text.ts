import { cutText } from '@foyer/contract/cut-text';
import { toSearchText } from '../search/fold-text.ts';
import type { TicketRow } from './ticket.repo.ts';

/** Maximum length of a search text; the rest of a longer conversation is not searched. */
const longest = 200_000;

type Searched = Pick<TicketRow, 'number' | 'subject' | 'description' | 'authorName' | 'associationLabel'>;

/** Returns the search texts of a ticket: all that customers can read for them, and its internal notes too for the service. */
export function ticketSearchTexts(
  ticket: Searched,
  comments: readonly { readonly text: string; readonly isInternal: boolean }[],
): { readonly searchText: string; readonly serviceSearchText: string } {
  const { number, subject, description, authorName, associationLabel } = ticket;
  const published = comments.filter(({ isInternal }) => !isInternal).map(({ text }) => text);
  const noted = comments.filter(({ isInternal }) => isInternal).map(({ text }) => text);
  const numbers = associationLabel === null ? [number] : [number, associationLabel];
  const fold = (texts: readonly string[]) =>
    cutText(toSearchText([subject, authorName, description, ...texts], numbers), longest);
  return { searchText: fold(published), serviceSearchText: fold([...published, ...noted]) };
}
