/** Names for the files of one archive: without parts of a path, each once whatever a file system makes of capitals, never empty. */
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

/** What no file system takes becomes a dash; leading dots would hide a file, or leave its folder. */
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
