/**
 * Goes to a path of this site that somebody came from, `/shop?page=2#top` (as {@link ownPath} gives it). Where the page is there already
 * it is not loaded again, so that what was typed stays; to another part of the page it goes without loading.
 */
export function goBackTo(path: string): void {
  const { location } = globalThis;
  const page = `${location.pathname}${location.search}`;
  if (path === `${page}${location.hash}`) return;
  // an address without a fragment is loaded even where the page has it already
  location.assign(path === page ? `${path}#` : path);
}
