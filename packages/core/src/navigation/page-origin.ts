/**
 * Returns the origin whose rights this page has; undefined without a page, and for a page without an origin. A frame written by `srcdoc` or
 * by a script has the origin of the page around it, which `location` does not contain.
 *
 * @see HTML Standard, section 7.1.1 (Origins), and `self.origin` in section 8.1.8
 */
export function pageOrigin(): string | undefined {
  const { location, origin } = globalThis;
  return [location?.origin, location && origin].find((text) => text !== undefined && text !== 'null');
}

/** Whether the URL of an API has the page's own origin. */
export function isOwnApi(apiBase = ''): boolean {
  const ownOrigin = pageOrigin();
  if (apiBase === '') return true;
  return (
    ownOrigin !== undefined &&
    URL.canParse(apiBase, ownOrigin) &&
    new URL(apiBase, ownOrigin).origin === ownOrigin
  );
}
