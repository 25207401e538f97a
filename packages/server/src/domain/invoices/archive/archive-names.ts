/** Returns file names for one archive: never empty, without path segments, and unique even on a case-insensitive file system. */
export function archiveNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>();
  return wanted.map((name) => {
    const [base, ending] = inTwo(plainName(name));
    for (let copy = 1; ; copy++) {
      const given = copy === 1 ? base + ending : `${base} (${copy})${ending}`;
      const key = given.normalize('NFC').toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return given;
    }
  });
}

/** Replaces characters that file systems refuse with a dash. Removes leading dots, which would hide the file or lead out of its folder. */
const plainName = (name: string): string =>
  name
    .toWellFormed()
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
    .replace(/^[.\s]+/, '')
    .trim() || 'file';

function inTwo(name: string): [base: string, ending: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}
