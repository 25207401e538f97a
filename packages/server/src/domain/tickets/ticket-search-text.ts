import { cutText } from '@foyer/contract/cut-text';
import { toSearchText } from '../search/fold-text.ts';
import type { TicketRow } from './ticket.repo.ts';

/** So much of a conversation is searched. */
const longest = 200_000;

type Searched = Pick<TicketRow, 'number' | 'subject' | 'description' | 'authorName' | 'associationLabel'>;

/** By what a ticket is found: by customers in all they can read of it, by the service in its own notes too. */
export function ticketSearchTexts(
  ticket: Searched,
  comments: readonly { readonly text: string; readonly isInternal: boolean }[],
): { readonly searchText: string; readonly serviceSearchText: string } {
  const { number, subject, description, authorName, associationLabel } = ticket;
  const said = comments.filter(({ isInternal }) => !isInternal).map(({ text }) => text);
  const noted = comments.filter(({ isInternal }) => isInternal).map(({ text }) => text);
  const numbers = associationLabel === null ? [number] : [number, associationLabel];
  const fold = (texts: readonly string[]) =>
    cutText(toSearchText([subject, authorName, description, ...texts], numbers), longest);
  return { searchText: fold(said), serviceSearchText: fold([...said, ...noted]) };
}
