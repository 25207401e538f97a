/**
 * Goes back to a path of this site, `/shop?page=2#top` (as {@link ownPath} returns it). If the page is already there, it is not loaded
 * again, so that typed text stays; another part of the same page is reached without loading.
 */
export function goBackTo(path: string): void {
  const { location } = globalThis;
  const page = `${location.pathname}${location.search}`;
  if (path === `${page}${location.hash}`) return;
  // a URL without a fragment would be loaded even if the page is already there
  location.assign(path === page ? `${path}#` : path);
}
