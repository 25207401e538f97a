/** Language that a page declares for the whole document where none of its elements does. */
const pragma = 'meta[http-equiv="content-language" i]';

/**
 * Returns the language at a node, in the notation of the page (`en`, `de-AT`): the `lang` of the nearest ancestor that has one, through
 * shadow roots as well, else the page's `meta`. Null where there is none, and where the language is declared unknown (`lang=""`).
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
