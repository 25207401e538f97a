/** Something on a page as a person names it: what kind of node, what it is called, and within what. */
export interface Sought {
  /** A selector; `*` is any node. */
  readonly css: string;
  /** What it is called or says: a part of it, or a pattern. */
  readonly name?: string | RegExp;
  /** A selector of what it stands in, through however many shadow roots. */
  readonly within?: string;
}

/** The same as a page is told. */
export interface SoughtInPage {
  readonly css: string;
  readonly pattern: string;
  readonly flags: string;
  readonly within: string;
}

export const tellPage = ({ css, name = '', within = '' }: Sought): SoughtInPage => ({
  css,
  flags: typeof name === 'string' ? '' : name.flags,
  pattern: typeof name === 'string' ? name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&') : name.source,
  within,
});

/**
 * Runs in the page, so it stands by itself: the first visible node that is meant, innermost shadow roots and what was hidden or locked
 * aside; undefined where there is none yet.
 */
export function findInPage({ css, pattern, flags, within }: SoughtInPage): Element | undefined {
  const deep = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((node) => [
      node,
      ...(node.shadowRoot ? deep(node.shadowRoot) : []),
    ]);
  const scopes = within === '' ? [document] : deep(document).filter((node) => node.matches(within));
  const all = scopes.flatMap((scope) => [
    ...deep(scope),
    ...(scope instanceof Element && scope.shadowRoot ? deep(scope.shadowRoot) : []),
  ]);
  const labels = (node: Element) => [...((node as HTMLInputElement).labels ?? [])];
  const nameOf = (node: Element) =>
    [node.getAttribute('aria-label'), ...labels(node).map((label) => label.textContent), node.textContent]
      .filter((each) => each !== null)
      .map((each) => each.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim());
  const meant = new RegExp(pattern, flags);
  return all.find(
    (node) =>
      node.matches(css) &&
      node.checkVisibility({ visibilityProperty: true }) &&
      !node.closest('[inert]') &&
      (pattern === '' || nameOf(node).some((name) => meant.test(name))),
  );
}
