import type { ScreenSize } from '@foyer/react/registry';

/**
 * All that a screen of the portal asks for until it listens, its document included, in the language that takes most: bytes after brotli 11, by the
 * size class of its record.
 */
export const screenBudgets: Readonly<Record<ScreenSize, number>> = {
  entrance: 122_000,
  list: 168_000,
  detail: 180_000,
  form: 180_000,
  tool: 150_000,
};
