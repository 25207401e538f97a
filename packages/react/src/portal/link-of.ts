/** Returns the link to a page of this site that an event comes from, inside widgets too; undefined if there is none. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  return link?.origin === location.origin ? link : undefined;
}
