/** Bytes of script, brotli 11, of a page with the loader and one widget; the largest of each kind stays below 92 %. */
export const pageBudgets: { readonly any: number; readonly own: Readonly<Record<string, number>> } = {
  any: 158_000,
  own: {
    'foyer-login': 127_000,
    'foyer-chat': 127_000,
    'foyer-company-switch': 127_000,
    'foyer-language-switch': 127_000,
    'foyer-user-menu': 127_000,
    // It loads no React until something else on the page needs it (decision 0484).
    'foyer-cart-badge': 16_000,
    'foyer-side-menu': 141_000,
    'foyer-portal': 185_000,
    'foyer-use-case': 173_000,
    'foyer-quick-order': 204_000,
    'foyer-quotation-request': 204_000,
  },
};
