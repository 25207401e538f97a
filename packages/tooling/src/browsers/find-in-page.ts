/** Description of a node on a page: its kind, its name, and its container. */
export interface Sought {
  /** A selector; `*` is any node. */
  readonly css: string;
  /** Accessible name or text of the node: a part of it, or a pattern. */
  readonly name?: string | RegExp;
  /** A selector of the container, through any number of shadow roots. */
  readonly within?: string;
}

/** The same description in a form that can be sent to a page. */
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
 * Runs in the page, so it must not use other modules: finds the first visible node that matches, through all shadow roots, without
 * hidden or inert nodes; undefined if there is none yet.
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
