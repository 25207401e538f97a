/** Separators of cells, the most certain first: commas and semicolons also occur in texts. */
const separators = ['\t', ';', ','] as const;
/** So many records are compared. */
const sampled = 20;

/** A first line by which Excel is told the separator. */
const hint = /^"?sep=(.)"?[ \t;,]*(?:\n|$)/i;

/** The number of times that each separator occurs outside quotes in the first records with content. */
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
 * Finds what parts the cells of a text with line ends `\n`: what a first line `sep=;` says, else what stands in the first record with content.
 * Of several there, tabs are it, then what stands as often in each record, then what stands more often.
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

/** Whether a first line only says the separator. */
export const isSeparatorHint = (record: readonly string[]): boolean =>
  /^"?sep=/i.test(record[0] ?? '') && record.every((cell, at) => at === 0 || cell === '');
