interface ReleaseVersion {
  readonly major: number;
  readonly numbers: readonly number[];
  /** `beta.1` of `1.4.0-beta.1`; undefined of a version for everybody. */
  readonly prerelease: string | undefined;
}

/** Reads `1.4.2` or `1.5.0-beta.1`; null for anything else. */
export function readVersion(text: string): ReleaseVersion | null {
  const [whole, major, minor, patch, prerelease] =
    /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  return { major: Number(major), numbers: [major, minor, patch].map(Number), prerelease };
}

/** Parts of what makes a version one to try: numbers by their size and before words, words by their letters. */
function comparePrereleases(one: string, other: string): number {
  const [a, b] = [one.split('.'), other.split('.')];
  for (const [at, own] of a.entries()) {
    const its = b[at];
    if (its === undefined) return 1;
    if (own === its) continue;
    const [isNumber, isItsNumber] = [/^\d+$/.test(own), /^\d+$/.test(its)];
    if (isNumber && isItsNumber) return Number(own) - Number(its);
    if (isNumber !== isItsNumber) return isNumber ? -1 : 1;
    return own < its ? -1 : 1;
  }
  return a.length - b.length;
}

/** Sorts versions, the oldest first, as npm does. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [readVersion(one), readVersion(other)];
  if (!a || !b) throw new Error(`${a ? other : one} is not a version.`);
  for (const at of [0, 1, 2]) {
    const difference = (a.numbers[at] ?? 0) - (b.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  if (a.prerelease === b.prerelease) return 0;
  if (a.prerelease === undefined) return 1;
  return b.prerelease === undefined ? -1 : comparePrereleases(a.prerelease, b.prerelease);
}
