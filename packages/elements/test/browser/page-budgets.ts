/** How many bytes of script, brotli 11, a page with the loader and one widget may load in all (decision 0426). */
export const pageBudgets: { readonly any: number; readonly own: Readonly<Record<string, number>> } = {
  any: 1_000_000,
  own: {},
};
