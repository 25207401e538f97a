/** How much of the built elements may be loaded, in bytes after brotli 11 (DESIGN §8). */
export const byteBudgets = {
  loader: 1000,
  /** What paints the login before React is there. */
  stage: 7000,
  /** The login with that and all of React, until its submit is wired. */
  login: 86_000,
  /** What each other widget loads beyond the login. */
  furtherWidget: 21_000,
} as const;
