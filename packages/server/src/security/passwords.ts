/** Hashes and verifies passwords. `verify` with null does the same work and returns false, so that an unknown account takes as long. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (password: string, stored: string | null) => Promise<boolean>;
}
