/** How many bytes of script, brotli 11, a page with the loader and one widget may load in all (decision 0426). */
export const pageBudgets: { readonly any: number; readonly own: Readonly<Record<string, number>> } = {
  any: 150_000,
  own: {
    'foyer-login': 118_000,
    // light: React comes when something on the page needs it (decision 0444)
    'foyer-cart-badge': 13_000,
    'foyer-chat': 116_000,
    'foyer-company-switch': 120_000,
    'foyer-language-switch': 116_000,
    'foyer-user-menu': 119_000,
    'foyer-side-menu': 133_000,
    'foyer-portal': 171_500,
    'foyer-use-case': 164_000,
    'foyer-quick-order': 193_000,
    'foyer-quotation-request': 193_000,
  },
};
