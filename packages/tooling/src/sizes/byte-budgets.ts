/** Budgets of the built elements, in bytes after brotli 11. */
export const byteBudgets = {
  loader: 1000,
  /** The code that paints the login before React has loaded. */
  stage: 7300,
  /** The login with its first stage and all of React, until its submit works. */
  login: 96_000,
  /** The code of each other widget beyond the login's. */
  furtherWidget: 25_500,
} as const;
