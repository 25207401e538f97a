/** Whoever found a screen unlocked may not try out passwords there: wrong ones of a person who is signed in, for `countCall`. */
export const passwordTries = (userId: string, now: Date) =>
  [`password ${userId}`, { limit: 10, seconds: 15 * 60, now }] as const;
