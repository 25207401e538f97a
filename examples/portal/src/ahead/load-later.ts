const ofKind = (page: Document, rel: string) => page.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`);

/** So many of the first files may still be on their way: what comes next begins before the line is empty. */
const LEFT = 2;

/** What a document may name: what its screen is drawn with, and what a request leaves with that the first script has not sent. */
export type LaterKind = 'later' | 'unsent';

/**
 * Asks for what the screen is drawn with when most of what begins is there. Asked for at once, it would take its share of the line from the
 * code that finds out who is there, and all of it would come at the end with nothing done.
 */
export function loadLater(page: Document, kinds: readonly LaterKind[]): void {
  let there = 0;
  const look = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'modulepreload') return;
    there += 1;
    if (there < ofKind(page, 'modulepreload').length - LEFT) return;
    page.removeEventListener('load', look, true);
    for (const kind of kinds) for (const link of ofKind(page, kind)) link.rel = 'modulepreload';
  };
  // it stands above these links, and what loads tells nobody above it
  page.addEventListener('load', look, true);
}
