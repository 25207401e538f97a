/** The language that a page names for all of itself where none of its elements does. */
const pragma = 'meta[http-equiv="content-language" i]';

/**
 * The language of the place in which a node stands, as the page writes it (`en`, `de-AT`): the `lang` of the nearest ancestor that has
 * one, through shadow roots too, else what the page's `meta` says. Null where none says any, and where it is said to be unknown (`lang=""`).
 *
 * @param node - @default the page's root
 * @see HTML Standard, section 3.2.6.2 (The lang and xml:lang attributes)
 */
export function pageLanguage(node?: Node): string | null {
  const root = globalThis.document?.documentElement;
  if (!root) return null;
  let at: Node | null = node?.isConnected ? node : root;
  while (at) {
    const lang = (at as Partial<Element>).getAttribute?.('lang');
    if (typeof lang === 'string') return lang || null;
    at = at.parentNode ?? (at as Partial<ShadowRoot>).host ?? null;
  }
  return root.querySelector<HTMLMetaElement>(pragma)?.content || null;
}
