import type { ScreenSize } from '@foyer/react/registry';

/**
 * All that a screen of the portal asks for until it listens, its document included, in the language that takes most: bytes after brotli 11, by the
 * size class of its record.
 */
export const screenBudgets: Readonly<Record<ScreenSize, number>> = {
  entrance: 124_000,
  list: 180_000,
  detail: 180_000,
  form: 187_000,
  tool: 160_000,
};
