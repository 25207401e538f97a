/** Separators of cells, the most reliable first: commas and semicolons also occur in texts. */
const separators = ['\t', ';', ','] as const;
/** Maximum number of records that are compared. */
const sampled = 20;

/** A first line that gives Excel the separator. */
const hint = /^"?sep=(.)"?[ \t;,]*(?:\n|$)/i;

/** Returns the number of occurrences of each separator outside quotes, for the first records with content. */
function countSeparators(text: string): readonly (readonly number[])[] {
  const records: number[][] = [];
  let counts = [0, 0, 0];
  let hasContent = false;
  let isQuoted = false;
  for (const char of `${text}\n`) {
    const at = separators.indexOf(char as (typeof separators)[number]);
    if (char === '"') isQuoted = !isQuoted;
    else if (isQuoted) hasContent = true;
    else if (char === '\n') {
      if (hasContent) records.push(counts);
      if (records.length >= sampled) break;
      counts = [0, 0, 0];
      hasContent = false;
    } else if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
    else if (char.trim() !== '') hasContent = true;
  }
  return records;
}

/**
 * Finds the separator of cells in a text with line ends `\n`: the one in a first line `sep=;`, otherwise one that occurs in the first
 * record with content. Of several, tabs take precedence, then the separator that occurs equally often in each record, then the one that
 * occurs more often.
 */
export function findSeparator(text: string): string {
  const said = hint.exec(text)?.[1];
  if (said !== undefined) return said;
  const records = countSeparators(text);
  const [first = []] = records;
  const weights = separators.map((_, at) => {
    const count = first[at] ?? 0;
    if (count === 0) return 0;
    const isEven = records.every((counts) => counts[at] === count);
    return (at === 0 ? 2e6 : 0) + (isEven ? 1e6 : 0) + count;
  });
  const most = Math.max(...weights);
  return most === 0 ? ';' : (separators[weights.indexOf(most)] ?? ';');
}

/** Whether a first line only states the separator. */
export const isSeparatorHint = (record: readonly string[]): boolean =>
  /^"?sep=/i.test(record[0] ?? '') && record.every((cell, at) => at === 0 || cell === '');
