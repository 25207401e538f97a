/** Resolves after a number of milliseconds; a time limit in a `Promise.race`. */
export const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The longest wait for the code of a screen, in milliseconds; after that the skeleton is shown first. */
export const LONGEST_CODE_WAIT = 600;
