/** Settles after so many milliseconds. */
export const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Longer than so many milliseconds nobody waits for the code of a screen: it then comes after its skeleton. */
export const LONGEST_CODE_WAIT = 600;
